import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { bookings, messages, outbox } from '#src/server/db/schema.ts';
import { writeReply } from '#src/server/desk/replies/write-reply.ts';
import { selectMessages } from '#src/server/messages/read-messages.ts';

import { testNow } from '../support/api.ts';
import { databaseBefore, insertEarlier } from '../support/earlier-database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const attempt = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A database of the shape in which messages of trips, replies and letters had a place each. */
async function earlier(): Promise<Database> {
	const db = await databaseBefore('CREATE TABLE "messages"');
	await insertEarlier(db, bookings, storedBooking(1));
	await insertEarlier(db, bookings, storedBooking(2));
	await db.execute(sql`insert into users (username, email, full_name, password_hash)
		values ('ana', 'ana@example.com', 'Ana', '-')`);
	await db.execute(sql`insert into inquiries (name, email, subject, message)
		select 'Rita', 'rita@example.com', 'Inquiry ' || n, 'Hello' from generate_series(1, 3) as n`);
	await db.execute(sql`insert into applications (job, name, email, phone, message)
		values ('travel-consultant', 'Joe', 'joe@example.com', '1', 'Hello')`);
	await db.execute(sql`insert into custom_offers
			(name, email, phone, destination, departure_date, return_date, budget, travel_class)
		values ('Zoë', 'zoe@example.com', '1', 'Oslo', '2027-01-01', '2027-01-08', '$3,000', 'Economy')`);
	return db;
}

/** As the desk and three travellers left them: some rows are gone, and numbers of one place stand in the other too. */
async function fill(db: Database): Promise<void> {
	await db.execute(sql`insert into trip_messages
			(attempt_id, body_hash, booking_id, kind, author_id, author, body, refund, cancellation, decided_at, created_at, read_at)
		values
			(null, null, 1, 'question', null, '', 'Gone', null, null, null, '2026-11-01', null),
			(${attempt}, 'hash', 1, 'question', null, '', 'A cello?', null, null, null, '2026-11-02', '2026-11-03'),
			(null, null, 1, 'answer', 1, 'Ana', 'Yes.', null, null, null, '2026-11-03', null),
			(null, null, 2, 'change', null, '', 'Later, please', null, null, null, '2026-11-04', null),
			(null, null, 2, 'cancellation', null, '', '', 12.34, 'declined', '2026-11-06', '2026-11-05', '2026-11-06'),
			(null, null, 2, 'answer', null, 'Old Colleague', 'No.', null, null, null, '2026-11-06', '2026-11-07'),
			(null, null, 2, 'cancellation', null, '', 'Again', null, 'asked', null, '2026-11-08', null),
			(null, null, 1, 'question', null, '', 'Gone, too', null, null, null, '2026-11-09', null)`);
	await db.execute(sql`delete from trip_messages where body like 'Gone%'`);
	await db.execute(sql`insert into replies (attempt_id, body_hash, kind, subject_id, body, author_id, author, created_at)
		values
			(null, null, 'inquiry', 1, 'Gone', 1, 'Ana', '2026-11-01'),
			(${attempt}, 'hash', 'inquiry', 3, 'It is warm.', 1, 'Ana', '2026-11-02'),
			(null, null, 'application', 1, 'Please come.', null, 'Old Colleague', '2026-11-03'),
			(null, null, 'custom offer', 1, 'Here it is.', 1, 'Ana', '2026-11-04'),
			(null, null, 'inquiry', 3, 'And dry.', 1, 'Ana', '2026-11-05')`);
	await db.execute(sql`delete from replies where body = 'Gone'`);
	await db.execute(sql`insert into deeds (booking_id, action, summary, version, author_id, author, created_at)
		values
			(1, 'send letter', 'Letter sent: your boots, BD2000001', 2, 1, 'Ana', '2026-11-10'),
			(1, 'send letter', 'Letter sent: a mistake', 3, 1, 'Ana', '2026-11-11')`);
	const link = 'Travelers, documents, changes and questions are on the page of your trip:';
	const letter = (body: string) => `${body}\n\n${link}\nhttps://x.example/trip/1\n\nBright\nx\n`;
	await db.execute(sql`insert into outbox
			(kind, recipient, subject, body, occasion, booking_id, deed_id, created_at, sent_at, cancelled_at)
		values
			('trip-message-for-desk', 'desk@x.example', '', '', 'trip-message-for-desk 2', 1, null, '2026-11-02', '2026-11-02', null),
			('trip-answered', 'ada@example.com', '', '', 'trip-answered 3', 1, null, '2026-11-03', '2026-11-03', null),
			('cancellation-for-desk', 'desk@x.example', '', '', 'cancellation-for-desk 5', 2, null, '2026-11-05', '2026-11-05', null),
			('cancellation-asked', 'ada@example.com', '', '', 'cancellation-asked 5', 2, null, '2026-11-05', '2026-11-05', null),
			('cancellation-declined', 'ada@example.com', '', '', 'cancellation-declined 6', 2, null, '2026-11-06', '2026-11-06', null),
			('desk-reply', 'rita@example.com', '', '', 'desk-reply 2', null, null, '2026-11-02', null, null),
			('desk-reply', 'gone@example.com', '', '', 'desk-reply 13', null, null, '2026-11-02', null, null),
			('desk-letter', 'ada@example.com', 'Bright Departures: your boots, BD2000001', ${letter('Dear Ada,\n\nlight ones.')},
				'desk-letter booking 1 version 2', 1, 1, '2026-11-10', '2026-11-10', null),
			('desk-letter', 'ada@example.com', 'Bright Departures: a mistake', ${letter('Oh.')},
				'desk-letter booking 1 version 3', 1, 2, '2026-11-11', null, '2026-11-11'),
			('desk-letter', 'ada@example.com', 'Bright Departures: your boots, BD2000001', ${letter('Dear Ada,\n\nlight ones.')},
				null, 1, null, '2026-11-12', '2026-11-12', null)`);
	await db.execute(sql`insert into desk_items (kind, subject_id) values ('cancellation', 7)`);
}

test('what was written in three places stands in one, each row with its letter, and none is lost', async () => {
	const db = await earlier();
	await fill(db);
	await migrate(db);
	const rows = await db.select().from(messages).orderBy(asc(messages.id));
	const at = (day: number) => new Date(Date.UTC(2026, 10, day));
	const ofTrip = (id: number, bookingId: number) => ({ id, bookingId, subject: '' });
	expect(rows.slice(0, 6)).toMatchObject([
		{ ...ofTrip(2, 1), kind: 'question', body: 'A cello?', attemptId: attempt, bodyHash: 'hash' },
		{ ...ofTrip(3, 1), kind: 'answer', body: 'Yes.', authorId: 1, author: 'Ana', readAt: null },
		{ ...ofTrip(4, 2), kind: 'change', body: 'Later, please', letterId: null },
		{ ...ofTrip(5, 2), kind: 'cancellation', refund: 12.34, cancellation: 'declined' },
		{ ...ofTrip(6, 2), kind: 'answer', body: 'No.', authorId: null, author: 'Old Colleague' },
		{ ...ofTrip(7, 2), kind: 'cancellation', refund: null, cancellation: 'asked', body: 'Again' },
	]);
	expect(rows.slice(0, 6).map(({ createdAt }) => createdAt)).toEqual([2, 3, 4, 5, 6, 8].map(at));
	expect(rows.map(({ readAt }) => readAt)).toEqual([
		at(3),
		null,
		null,
		at(6),
		at(7),
		...Array<null>(7).fill(null),
	]);
	expect(rows.map(({ decidedAt }) => decidedAt).filter(Boolean)).toEqual([at(6)]);
	const [ana, old] = [
		{ authorId: 1, author: 'Ana' },
		{ authorId: null, author: 'Old Colleague' },
	];
	expect(rows.slice(6, 10)).toMatchObject([
		// The attempt stands with the traveller's message already.
		{ inquiryId: 3, kind: 'answer', body: 'It is warm.', ...ana, attemptId: null },
		{ applicationId: 1, kind: 'answer', body: 'Please come.', ...old, createdAt: at(3) },
		{ customOfferId: 1, kind: 'answer', body: 'Here it is.', ...ana, createdAt: at(4) },
		{ inquiryId: 3, kind: 'answer', body: 'And dry.', ...ana, createdAt: at(5) },
	]);
	expect(rows.slice(10)).toMatchObject([
		{
			bookingId: 1,
			kind: 'letter',
			subject: 'your boots, BD2000001',
			body: 'Dear Ada,\n\nlight ones.',
			...ana,
			createdAt: at(10),
		},
		{ bookingId: 1, kind: 'letter', subject: 'a mistake', body: 'Oh.', createdAt: at(11) },
	]);
	expect(rows.map(({ letterId }) => letterId)).toEqual([
		1,
		2,
		null,
		3,
		5,
		null,
		6,
		null,
		null,
		null,
		8,
		9,
	]);
	// Every letter stays as it was.
	expect(await db.$count(outbox)).toBe(10);
	const written = await selectMessages(db, { kind: 'booking', id: 1 });
	expect(written.map(({ letter }) => letter?.state)).toEqual(['sent', 'sent', 'sent', 'cancelled']);
});

test('numbers go on where those of trips ended, and no letter of before keeps one of now from going out', async () => {
	const db = await earlier();
	await fill(db);
	await migrate(db);
	const numbers = await db.select({ id: messages.id }).from(messages).orderBy(asc(messages.id));
	// 8 was given away once.
	expect(numbers.map(({ id }) => id).slice(5, 8)).toEqual([7, 9, 10]);
	const colleague = { id: 1, fullName: 'Ana', email: 'ana@example.com', isAdmin: true };
	for (const seen of [0, 15, 16]) {
		await writeReply(
			{ db, now: () => testNow },
			{ colleague, kind: 'inquiry', id: 1, body: 'Yes.', seen, state: 'Done', attempt: null },
		);
	}
	const conversation = await selectMessages(db, { kind: 'inquiry', id: 1 });
	expect(conversation.map(({ id, letter }) => [id, letter?.state])).toEqual([
		[15, 'waiting'],
		[16, 'waiting'],
		[17, 'waiting'],
	]);
});

test('where nothing was written, the first message is the first', async () => {
	const db = await earlier();
	await migrate(db);
	const [first] = await db
		.insert(messages)
		.values({ inquiryId: 1, kind: 'answer', author: 'Ana', body: 'Yes.' })
		.returning({ id: messages.id });
	expect(first).toEqual({ id: 1 });
});
