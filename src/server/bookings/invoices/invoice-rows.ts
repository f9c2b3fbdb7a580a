import { and, asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { InvoiceRecord } from '#src/contract/bookings/invoice.ts';
import { paperNumber } from '#src/domain/bookings/paper-number.ts';

import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/schema.ts';
import type { InvoiceRow } from './write-invoice.ts';

/** The invoices of a booking and their credit notes, the oldest first. */
export async function selectInvoices(db: Database, bookingId: number): Promise<InvoiceRecord[]> {
	const rows = await db
		.select()
		.from(invoices)
		.where(eq(invoices.bookingId, bookingId))
		.orderBy(asc(invoices.id));
	return rows.map((row) => {
		const { kind, issuedOn, invoiced } = row;
		const number = paperNumber(row);
		return { number, kind, issuedOn, total: invoiced.total, other: otherOf(row, rows) };
	});
}

/** Of a credit note the number of its invoice, of an invoice that of its credit note. */
export function otherOf(row: InvoiceRow, rows: readonly InvoiceRow[]): string | null {
	const other = rows.find(({ id, creditsId }) =>
		row.creditsId === null ? creditsId === row.id : id === row.creditsId,
	);
	return other ? paperNumber(other) : null;
}

/** The invoice of a booking that was written last, and whether a credit note took it back. */
export async function selectLastInvoice(
	db: Database,
	bookingId: number,
): Promise<{ invoice: InvoiceRow; isCredited: boolean } | null> {
	const note = alias(invoices, 'note');
	const [last] = await db
		.select({ invoice: invoices, note: note.id })
		.from(invoices)
		.leftJoin(note, eq(note.creditsId, invoices.id))
		.where(and(eq(invoices.bookingId, bookingId), eq(invoices.kind, 'invoice')))
		.orderBy(desc(invoices.id))
		.limit(1);
	return last ? { invoice: last.invoice, isCredited: last.note !== null } : null;
}
