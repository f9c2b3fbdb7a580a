import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { saysTheSame } from '#src/domain/trips/invoice.ts';

import type { Database } from '../../db/database.ts';
import { selectLastInvoice } from './invoice-rows.ts';
import { invoicedNow } from './invoiced.ts';
import { creditInvoice, writeInvoice } from './write-invoice.ts';

/**
 * Keeps what was invoiced true once a booking is another: an invoice that no longer says what it does is taken back by a
 * credit note, and whoever asked for one has the next, as long as anything is to be invoiced.
 * @param booking as it is from now on; the transaction has locked it
 */
export async function followInvoice(
	transaction: Database,
	booking: BookingRecord,
	at: Date,
): Promise<void> {
	const last = await selectLastInvoice(transaction, booking.id);
	if (!last) return;
	const { invoice, isCredited } = last;
	const invoiced = await invoicedNow(transaction, booking);
	if (!isCredited && invoiced && saysTheSame(invoiced, invoice.invoiced)) return;
	if (!isCredited) await creditInvoice(transaction, invoice, at);
	const { bookingId, addressee, mention } = invoice;
	if (invoiced) await writeInvoice(transaction, { bookingId, addressee, mention, invoiced, at });
}
