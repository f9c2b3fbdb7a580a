import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import {
	notes,
	bookings,
	bookingViewers,
	changes,
	messages,
	operations,
	outbox,
	payments,
	users,
} from '#src/server/db/schema.ts';
import { readBookingPage } from '#src/server/desk/booking/booking-page.ts';
import { showPresence } from '#src/server/desk/booking/viewers.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const now = () => testNow;
const ana = { id: 1 };
/** A booking has one row of each kind. */
const ids = Array.from({ length: 60 }, (_, index) => index + 1);

await db.insert(users).values({ ...person('ana'), isAgent: true });
await db.insert(bookings).values(ids.map((id) => storedBooking(id)));
const by = { author: 'Ana' };
await db.insert(notes).values(ids.map((bookingId) => ({ bookingId, body: 'Aisle', ...by })));
await db
	.insert(bookingViewers)
	.values(ids.map((bookingId) => ({ bookingId, userId: 1, seenAt: testNow })));
await db
	.insert(messages)
	.values(ids.map((bookingId) => ({ bookingId, kind: 'question' as const, body: 'Hello' })));
await db.insert(payments).values(
	ids.map((bookingId) => ({
		bookingId,
		amount: 10,
		method: 'Card' as const,
		paidOn: '2026-11-20',
		...by,
	})),
);
await db.insert(operations).values(
	ids.map((bookingId) => ({
		bookingId,
		action: 'change price' as const,
		summary: 'Changed',
		version: 1,
		...by,
	})),
);
await db.insert(outbox).values(
	ids.map((bookingId) => ({
		bookingId,
		kind: 'test',
		recipient: 'a@b.co',
		subject: '',
		body: '',
	})),
);
await db.insert(changes).values(
	ids.map((subjectId) => ({
		subjectId,
		name: 'Ana',
		email: 'ana@example.com',
		label: '',
		action: 'updated' as const,
		subject: 'booking' as const,
	})),
);
await db.execute(sql`analyze`);

test.each<[string, (transaction: Database) => Promise<unknown>]>([
	['a booking’s page', (transaction) => readBookingPage({ db: transaction, now }, 7, ana)],
	[
		'to note that somebody looks at it',
		(transaction) =>
			showPresence({ db: transaction, now }, { colleague: ana, id: 7, isOpen: true }),
	],
])('for %s no rows of other bookings are read', async (_, work) => {
	const most = await db.transaction(async (transaction) => {
		// However few rows there are, an index is used where there is one.
		await transaction.execute(sql`set local enable_seqscan = off`);
		const before = await rowsRead(transaction);
		await work(transaction);
		const after = await rowsRead(transaction);
		const own = Object.keys(after).map((table) => (after[table] ?? 0) - (before[table] ?? 0));
		return Math.max(...own);
	});
	// The booking itself is read by more than one statement.
	expect(most).toBeLessThan(10);
	expect(most).toBeGreaterThan(0);
});

/** The rows of each table that were read, by an index or without, as far as the session has counted. */
async function rowsRead(transaction: Database): Promise<Record<string, number>> {
	const rows = await transaction
		.select({
			table: sql<string>`relname`.as('relname'),
			read: sql`seq_tup_read + idx_tup_fetch`.mapWith(Number),
		})
		.from(sql`pg_stat_xact_user_tables`)
		.orderBy(sql`relname`);
	return Object.fromEntries(rows.map(({ table, read }) => [table, read]));
}

function person(name: string) {
	return { username: name, email: `${name}@example.com`, fullName: name, passwordHash: '-' };
}
