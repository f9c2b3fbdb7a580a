import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { paperNumber } from '#src/domain/bookings/paper-number.ts';
import { saysTheSame } from '#src/domain/trips/invoice.ts';

import type { Database } from '../../db/database.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { invoiceFollowed } from '../../mail/letters/invoice-followed.ts';
import { selectLastInvoice } from './invoice-rows.ts';
import { invoicedNow } from './invoiced.ts';
import { creditInvoice, writeInvoice } from './write-invoice.ts';

type Following = { before: BookingRecord; after: BookingRecord; at: Date; siteUrl: string };

/**
 * Keeps what was invoiced true once a booking is another: where that changes what an invoice says, the one in force is taken
 * back by a credit note, and whoever asked for one has the next, as long as anything is to be invoiced. Before and after are
 * compared, not the paper: it keeps the words in which a release of its day said the same.
 * @param before as it was until now; the transaction has locked it
 * @returns the letter that says which one counts now; null where nothing changed, or there is no address
 */
export async function followInvoice(
	transaction: Database,
	{ before, after, at, siteUrl }: Following,
): Promise<NewLetter | null> {
	const last = await selectLastInvoice(transaction, after.id);
	if (!last) return null;
	const was = await invoicedNow(transaction, before);
	const invoiced = await invoicedNow(transaction, after);
	if (was === invoiced || (was && invoiced && saysTheSame(was, invoiced))) return null;
	const { invoice, isCredited } = last;
	if (!isCredited) await creditInvoice(transaction, invoice, at);
	const { bookingId, addressee, mention } = invoice;
	const next =
		invoiced && (await writeInvoice(transaction, { bookingId, addressee, mention, invoiced, at }));
	return invoiceFollowed(after, next && paperNumber(next), siteUrl);
}
