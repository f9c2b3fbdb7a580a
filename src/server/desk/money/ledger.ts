import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { LedgerPage, LedgerRecord, LedgerSums } from '#src/contract/desk/ledger.ts';
import { paperNumber } from '#src/domain/bookings/paper-number.ts';
import { taxWithin } from '#src/domain/desk/ledger.ts';

import type { Database } from '../../db/database.ts';
import { searched } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { bookings, invoices, payments } from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { bookedPlace } from '../bookings/booked-place.ts';

/** One page of what came in and went back, the latest day first. */
export async function selectLedger(db: Database, page: LedgerPage): Promise<Paged<LedgerRecord>> {
	const { rows, total } = await paged(page, ledgerRows(db, page), () =>
		countLedger(db, matches(page)),
	);
	const papers = await papersOf(
		db,
		rows.map(({ row }) => row.bookingId),
	);
	const records = rows.map(({ row, type, itemId, ...booking }) => ({
		...booking,
		id: row.id,
		receipt: paperNumber({ kind: 'receipt', year: row.receiptYear, number: row.receiptNumber }),
		paidOn: row.paidOn,
		amount: row.amount,
		tax: taxWithin(row.amount, { type, itemId }),
		method: row.method,
		note: row.note,
		author: row.author,
		takenBackAt: row.takenBackAt && row.takenBackAt.toISOString(),
		bookingId: row.bookingId,
		invoices: papers.get(row.bookingId) ?? [],
	}));
	return { rows: records, total };
}

/** The rows of a page, with what is told of their bookings. */
export function ledgerRows(db: Database, page: LedgerPage) {
	return db
		.select({
			row: payments,
			type: bookings.type,
			itemId: bookings.itemId,
			reference: bookings.reference,
			name: sql<string>`${traveller(bookings.name, 'passengerName')}`,
			title: sql<string>`coalesce(nullif(${bookings.title}, ''), ${bookedPlace})`,
		})
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(matches(page))
		.orderBy(desc(payments.paidOn), desc(payments.id))
		.limit(page.limit)
		.offset(page.offset);
}

/** What all of these come to: the taxes row by row, as the file has them. */
export async function sumLedger(
	db: Database,
	page: Omit<LedgerPage, 'limit' | 'offset'>,
): Promise<LedgerSums> {
	const rows = await db
		.select({
			type: bookings.type,
			itemId: bookings.itemId,
			amount: payments.amount,
			count: sql<number>`count(*)`.mapWith(Number),
		})
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(and(matches(page), isNull(payments.takenBackAt)))
		.groupBy(bookings.type, bookings.itemId, payments.amount);
	const sum = (value: (row: (typeof rows)[number]) => number) =>
		rows.reduce((cents, row) => cents + Math.round(value(row) * 100) * row.count, 0) / 100;
	return {
		received: sum(({ amount }) => Math.max(amount, 0)),
		paidBack: sum(({ amount }) => Math.max(-amount, 0)),
		tax: sum(({ amount, ...sold }) => taxWithin(amount, sold) ?? 0),
	};
}

async function countLedger(db: Database, isShown: SQL | undefined): Promise<number> {
	const [all] = await db
		.select({ count: sql<number>`count(*)`.mapWith(Number) })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(isShown);
	return all?.count ?? 0;
}

function matches({ q, from, to, flow, method }: Omit<LedgerPage, 'limit' | 'offset'>) {
	const { paidOn, amount } = payments;
	return and(
		from === undefined ? undefined : gte(paidOn, from),
		to === undefined ? undefined : lte(paidOn, to),
		flow && (flow === 'in' ? gt(amount, 0) : lt(amount, 0)),
		method && eq(payments.method, method),
		searched(bookings.searchText, q),
	);
}

/** The invoices and credit notes of bookings, the earliest first. */
async function papersOf(db: Database, ids: number[]): Promise<Map<number, string[]>> {
	const { bookingId, kind, year, number } = invoices;
	const rows = await db
		.select({ bookingId, kind, year, number })
		.from(invoices)
		.where(inArray(bookingId, ids))
		.orderBy(invoices.id);
	const papers = new Map<number, string[]>();
	for (const { bookingId: id, ...paper } of rows) {
		papers.set(id, [...(papers.get(id) ?? []), paperNumber(paper)]);
	}
	return papers;
}
