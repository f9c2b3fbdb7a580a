import { sellerLines } from '#src/domain/bookings/seller.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import type { Invoiced } from '#src/domain/trips/invoice.ts';
import { site } from '#src/site.ts';

import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/schema.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

type Writing = Pick<InvoiceRow, 'bookingId' | 'addressee' | 'mention'> & {
	invoiced: Invoiced;
	at: Date;
};

/**
 * Writes an invoice under the next number.
 * @param transaction has locked the booking
 */
export async function writeInvoice(
	transaction: Database,
	{ at, ...writing }: Writing,
): Promise<InvoiceRow> {
	return insert(transaction, { ...writing, kind: 'invoice', ...writtenAt(at) });
}

/** Takes an invoice back by a credit note, which says the same and names it; as `writeInvoice`. */
export async function creditInvoice(
	transaction: Database,
	{ id, bookingId, addressee, mention, invoiced }: InvoiceRow,
	at: Date,
): Promise<InvoiceRow> {
	const said = { bookingId, addressee, mention, invoiced };
	return insert(transaction, { ...said, kind: 'credit note', creditsId: id, ...writtenAt(at) });
}

function writtenAt(at: Date): { issuedOn: CalendarDate; createdAt: Date; seller: string } {
	return { issuedOn: newYorkDay(at), createdAt: at, seller: sellerLines(site).join('\n') };
}

async function insert(
	transaction: Database,
	values: typeof invoices.$inferInsert,
): Promise<InvoiceRow> {
	const [row] = await transaction.insert(invoices).values(values).returning();
	if (!row) throw new Error('An invoice was not stored.');
	return row;
}
