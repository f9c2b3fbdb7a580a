import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type QueuePage, queuePage } from '#src/contract/desk/queue.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	deskItems,
	inquiries,
	messages,
	outbox,
	scheduleChanges,
	users,
} from '#src/server/db/schema.ts';
import { queueRows, queueTally } from '#src/server/desk/queue/select-queue.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const looking = { userId: 1, now };
const at = sql`${now.toISOString()}::timestamptz`;

/** A fifth of what the desk may have, of which every twentieth waits. */
beforeAll(async () => {
	await emptyDatabase(db);
	await db.execute(sql`
		insert into ${users} (username, email, full_name, password_hash, is_admin)
		select 'u' || n, 'u' || n || '@example.com', 'Ana', '', n < 6 from generate_series(1, 5000) as n`);
	await db.execute(sql`
		insert into ${bookings} (
			reference, type, item_id, title, status, name, email, phone, travelers, departure_date, total_price,
			client_total, details, created_at, held_until
		)
		select 'BD' || n, 'tour', '1', 'Island Light', case when n % 20 = 0 then 'Pending Confirmation' else 'Confirmed' end,
			'Ada', 'a@b.co', '', 2, '2027-05-15', n, n, '{}', ${at} - n * interval '5 minutes',
			${at} + (n % 900) * interval '1 minute'
		from generate_series(1, 20000) as n`);
	await db.execute(sql`
		insert into ${messages} (booking_id, kind, body, created_at, read_at)
		select id, 'question', 'May we?', created_at, case when id % 20 > 0 then created_at end from ${bookings}`);
	await db.execute(sql`
		insert into ${scheduleChanges} (booking_id, before, after, is_significant, answer, created_at)
		select id, '[]', '[]', true, case when id % 100 = 0 then 'asked' else 'accepted' end, created_at
		from ${bookings} where id % 4 = 0`);
	await db.execute(sql`
		insert into ${outbox} (kind, recipient, subject, body, sent_at, attempts, last_error, created_at)
		select 'booking-received', 'a@b.co', 'Your booking', '', case when n % 300 > 0 then ${at} end,
			case when n % 300 > 0 then 1 else 10 end, case when n % 300 = 0 then 'Error' end, ${at}
		from generate_series(1, 30000) as n`);
	await db.execute(sql`
		insert into ${inquiries} (name, email, subject, message, created_at)
		select 'Ada', 'a@b.co', 'Kyoto', 'Is it warm?', ${at} - n * interval '1 minute' from generate_series(1, 4000) as n`);
	await db.execute(sql`
		insert into ${applications} (job, name, email, phone, message, created_at)
		select 'travel-consultant', 'Ada', 'a@b.co', '', '', ${at} - n * interval '1 minute' from generate_series(1, 2000) as n`);
	await db.execute(sql`
		insert into ${customOffers} (
			name, email, phone, destination, departure_date, return_date, budget, travel_class, created_at
		)
		select 'Ada', 'a@b.co', '', 'Oslo', '2027-05-01',
			'2027-05-08', '$1', 'Economy', ${at} - n * interval '1 minute' from generate_series(1, 2000) as n`);
	await db.execute(sql`
		insert into ${callBacks} (name, phone, slot_from, slot_to)
		select 'Ada', '', ${at} + n * interval '1 minute',
			${at} + (n + 60) * interval '1 minute' from generate_series(1, 4000) as n`);
	await db.execute(sql`
		insert into ${deskItems} (kind, subject_id, assignee_id)
		select 'hold', id, id % 5 + 1 from ${bookings} where id % 100 = 0`);
	await db.execute(sql`
		update ${deskItems} set state = 'Done' where (kind = 'inquiry' and subject_id % 5 > 0)
			or (kind in ('application', 'custom offer') and subject_id % 10 > 0) or (kind = 'call-back' and subject_id % 4 > 0)`);
	await db.execute(sql`vacuum (analyze)`);
});
afterAll(() => emptyDatabase(db));

const page = (parameters: Record<string, string> = {}): QueuePage =>
	queuePage.parse({ limit: '25', ...parameters });

const waiting = [
	'Index Only Scan bookings_held_index',
	// Where requests stand, and nothing of what was asked.
	'Index Scan desk_items_waiting_index',
	// Both hold only letters that are still to go, or never went: which is read is as good as chance.
	expect.stringMatching(/^Index Scan outbox_(given_up|sent)_index$/),
	'Index Scan schedule_changes_asked_index',
];

test('what waits is read from indexes that hold little else, and of a page alone all is told', async () => {
	const plan = await queryPlan(db, queueRows(db, page(), looking).getSQL());
	const told = ['bookings', 'call_backs', 'inquiries', 'outbox'].map(
		(table) => `Index Scan ${table}_pkey`,
	);
	expect(plan).toEqual(expect.arrayContaining([...waiting, ...told]));
});

test('how much waits is counted without the rows themselves', async () => {
	const plan = await queryPlan(db, queueTally(db, looking).getSQL());
	expect(plan).toEqual(expect.arrayContaining(waiting));
	// Of bookings only those are read whose travellers have yet to answer to new times.
	expect(
		plan.filter((step) => /(inquiries|custom_offers|applications|reviews|outbox)_pkey/.test(step)),
	).toEqual([]);
});

test('of one kind nothing else is read', async () => {
	const plan = await queryPlan(db, queueRows(db, page({ kind: 'hold' }), looking).getSQL());
	expect(plan).toContain('Index Only Scan bookings_held_index');
	expect(plan.filter((step) => /waiting|given_up/.test(step))).toEqual([]);
});
