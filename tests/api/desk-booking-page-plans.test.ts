import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { bookings, users } from '#src/server/db/schema.ts';
import { readBookingPage } from '#src/server/desk/booking/booking-page.ts';
import { showPresence } from '#src/server/desk/booking/viewers.ts';

import { testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
await insertTours(db, tourRow());
await db.insert(bookings).values(storedBooking(1, { departureId: 1 }));
await db
	.insert(users)
	.values({ username: 'ana', email: 'ana@example.com', fullName: 'Ana', passwordHash: '-' });

const now = () => testNow;
const ana = { id: 1 };

test.each<[string, (transaction: Database) => Promise<unknown>]>([
	['a booking’s page is read', (transaction) => readBookingPage({ db: transaction, now }, 1, ana)],
	[
		'that somebody looks at it is noted',
		(transaction) =>
			showPresence({ db: transaction, now }, { administrator: ana, id: 1, isOpen: true }),
	],
])('%s by indexes alone: no table is read through', async (_, work) => {
	const readThrough = await db.transaction(async (transaction) => {
		// Only what no index serves is read through then, however few rows there are.
		await transaction.execute(sql`set local enable_seqscan = off`);
		const before = await scansOf(transaction);
		await work(transaction);
		const after = await scansOf(transaction);
		return Object.keys(after).filter((table) => after[table] !== before[table]);
	});
	expect(readThrough).toEqual([]);
});

/** How often each table was read through, as far as the session has counted. */
async function scansOf(transaction: Database): Promise<Record<string, number>> {
	const rows = await transaction
		.select({ table: sql<string>`relname`.as('relname'), scans: sql`seq_scan`.mapWith(Number) })
		.from(sql`pg_stat_xact_user_tables`);
	return Object.fromEntries(rows.map(({ table, scans }) => [table, scans]));
}
