import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { type Invoiced, invoicedOf } from '#src/domain/trips/invoice.ts';
import { site } from '#src/site.ts';

import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';
import { listedPrice } from '../listed-price.ts';
import { selectLastInvoice } from './invoice-rows.ts';

/** How an invoice of a booking would be made out: as its last one, else to whoever booked; null where nothing is invoiced. */
export async function invoicingOf(
	db: Database,
	booking: BookingRecord,
): Promise<{ addressee: string; mention: string } | null> {
	if ((await invoicedNow(db, booking)) === null) return null;
	const last = await selectLastInvoice(db, booking.id);
	if (last) return { addressee: last.invoice.addressee, mention: last.invoice.mention };
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) return null;
	const { passenger, address, city, zipCode, country } = reading;
	const place = [address, [city, zipCode].filter(Boolean).join(' '), country];
	return { addressee: [passenger, ...place].filter(Boolean).join('\n'), mention: '' };
}

/** What is to be invoiced of a booking as it is now; null where nothing is. */
export async function invoicedNow(db: Database, booking: BookingRecord): Promise<Invoiced | null> {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) return null;
	const [row] = await db
		.select({ itemId: bookings.itemId })
		.from(bookings)
		.where(eq(bookings.id, booking.id));
	const listed = booking.type === 'flight' && row ? listedPrice(row.itemId) : null;
	return invoicedOf(booking, reading, listed);
}
