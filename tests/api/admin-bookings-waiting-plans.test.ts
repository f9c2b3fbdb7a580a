import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bookingOrders, bookingPage } from '#src/contract/desk/bookings.ts';
import { bookings, deskItems, messages } from '#src/server/db/schema.ts';
import { countBookings, stretchOfBookings } from '#src/server/desk/bookings/queries.ts';
import { waitingTrips } from '#src/server/desk/bookings/waiting-trips.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const many = 100_000;

/** Every booking has a message; the desk has not seen 100 of them, and 71 ask to cancel. */
beforeAll(async () => {
	await emptyDatabase(db);
	await db.execute(sql`
		insert into ${bookings} (
			reference, type, item_id, title, status, name, email, phone, travelers, departure_date, total_price,
			client_total, details, created_at
		)
		select 'BD' || number, 'tour', '1', '', 'Confirmed', '', '', '', 2, '2027-05-15', number, number, '{}',
			${now.toISOString()}::timestamptz - number * interval '5 minutes'
		from generate_series(1, ${many}::int) as number`);
	await db.execute(sql`
		insert into ${messages} (booking_id, kind, body, cancellation, created_at, read_at)
		select id, kind, '', case when kind = 'cancellation' then case when id % 1400 = 0 then 'asked' else 'accepted' end end,
			created_at, case when id % 1000 > 0 then created_at end
		from ${bookings}, lateral (
			select case when id % 7 = 0 then 'cancellation' else 'question' end as kind
		) as written`);
	await db.execute(sql`vacuum (analyze) ${bookings}`);
	await db.execute(sql`vacuum (analyze) ${messages}`);
	await db.execute(sql`vacuum (analyze) ${deskItems}`);
});
afterAll(() => emptyDatabase(db));

/** What is read of the tables, each once. */
async function scansOf(query: SQL): Promise<string[]> {
	const plan = await queryPlan(db, query);
	return plan.filter((step) => step.includes('Scan')).toSorted();
}

const fromMessages = ['Index Scan desk_items_waiting_index', 'Index Scan messages_pkey'];

test.each(bookingOrders)(
	'of 100,000 bookings only those that wait for an answer are read, by %s',
	async (sort) => {
		for (const narrowing of [{}, { status: 'Confirmed' }, { type: 'tour' }]) {
			const page = bookingPage.parse({ limit: '25', task: 'answer', sort, ...narrowing });
			const read = (stretch: boolean) =>
				stretchOfBookings(db, page, { ...page, isReversed: stretch }, now);
			for (const query of [
				read(false).getSQL(),
				read(true).getSQL(),
				sql`select ${countBookings(db, page, now)}`,
			]) {
				const scans = await scansOf(query);
				expect(scans).toEqual(expect.arrayContaining(fromMessages));
				expect(
					scans.filter(
						(scan) => !/ (desk_items_waiting_index|messages_pkey|bookings_pkey)$/.test(scan),
					),
				).toEqual([]);
			}
		}
	},
);

test('how many wait for an answer is counted without the bookings', async () => {
	const waiting = waitingTrips(db, now);
	expect(await scansOf(sql`select count(distinct id) from (${waiting}) as waiting`)).toEqual(
		fromMessages,
	);
});
