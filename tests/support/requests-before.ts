import { sql } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';

/** Where rows said, before requests had one state, whether they wait. */
const facts = {
	inquiry: ['asked'],
	application: ['asked'],
	'custom offer': ['New Request', 'Processing', 'Completed'],
	'call-back': ['Requested', 'Called'],
	review: ['waiting', 'published', 'refused', 'withdrawn'],
	cancellation: ['asked', 'accepted', 'declined', 'withdrawn'],
	'trip message': ['unread', 'read', 'answered', 'unread after an answer'],
	hold: ['held', 'decided on'],
} as const;
type Kind = keyof typeof facts;
export const kindsBefore = Object.keys(facts) as Kind[];

/** What the desk had made of one: the columns of its mark, beside whose it was. */
const marks = {
	none: null,
	taken: { state: 'Open' },
	'put off': { state: 'Open', later: '3 hours' },
	'put off until it came back': { state: 'Open', later: '-1 hour' },
	'put off before they wrote': { state: 'Open', later: '3 hours', updated: '-9 days' },
	'waiting for them': { state: 'Waiting for them', stated: '-1 hour' },
	done: { state: 'Done', stated: '-1 hour' },
	'done before they wrote': { state: 'Done', stated: '-9 days', updated: '-9 days' },
} as const;
type Mark = { state: string; later?: string; stated?: string; updated?: string };

/** A request of that time. */
export type RequestBefore = { kind: Kind; id: number; fact: string; mark: keyof typeof marks };

/** Stores requests of every kind in every state, each with every mark: a database of that time. */
export async function storeRequestsBefore(db: Database): Promise<RequestBefore[]> {
	await db.execute(sql`insert into users (username, email, full_name, password_hash, is_admin)
		values ('boss', 'boss@example.com', 'The Boss', '-', true)`);
	await db.execute(sql`insert into tours (name, destination, description, price, duration, image, features, itinerary)
		values ('Alps', 'Alps', '', 1, '7 days', '', '[]', '[]')`);
	const stored: RequestBefore[] = [];
	for (const kind of kindsBefore) {
		for (const fact of facts[kind]) {
			for (const [mark, made] of Object.entries(marks)) {
				const id = await storeRequest(db, kind, fact, stored.length);
				if (made !== null) await storeMark(db, { kind, id }, made);
				stored.push({ kind, id, fact, mark: mark as keyof typeof marks });
			}
		}
	}
	// Of what is gone a mark stayed behind.
	await storeMark(db, { kind: 'inquiry', id: 9999 }, marks.taken);
	return stored;
}

async function storeRequest(
	db: Database,
	kind: Kind,
	fact: string,
	number: number,
): Promise<number> {
	const at = sql`now() - interval '5 days'`;
	switch (kind) {
		case 'inquiry':
			return idOf(
				db,
				sql`insert into inquiries (name, email, subject, message, created_at)
				values ('Ada', 'ada@example.com', 'Kyoto', 'Is it warm?', ${at}) returning id`,
			);
		case 'application':
			return idOf(
				db,
				sql`insert into applications (job, name, email, phone, message, created_at)
				values ('guide', 'Ada', 'ada@example.com', '', '', ${at}) returning id`,
			);
		case 'custom offer':
			return idOf(
				db,
				sql`insert into custom_offers (status, name, email, phone, destination, departure_date, return_date,
				budget, travel_class, version, created_at, updated_at) values (${fact}, 'Ada', 'ada@example.com', '', 'Oslo',
				'2027-05-01', '2027-05-09', '$1', 'Economy', 3, ${at}, now() - interval '2 days') returning id`,
			);
		case 'call-back':
			return idOf(
				db,
				sql`insert into call_backs (status, name, phone, slot_from, slot_to, version, created_at, updated_at)
				values (${fact}, 'Ada', '', now(), now() + interval '1 hour', 2, ${at}, ${at}) returning id`,
			);
		case 'review':
			return idOf(
				db,
				sql`insert into reviews (tour_id, travelled_on, stars, words, state, published_at, created_at)
				values (1, '2026-05-15', 5, 'Good.', ${fact}, ${at}, ${at}) returning id`,
			);
		case 'cancellation':
			return storeMessage(db, await storeBooking(db, 'Confirmed', number), 'cancellation', {
				cancellation: fact,
			});
		case 'trip message': {
			const booking = await storeBooking(db, 'Confirmed', number);
			await storeMessage(db, booking, 'question', { isRead: fact !== 'unread' });
			if (fact === 'answered') await storeMessage(db, booking, 'answer');
			if (fact === 'unread after an answer') {
				await storeMessage(db, booking, 'answer');
				await storeMessage(db, booking, 'change');
			}
			return booking;
		}
		case 'hold':
			return storeBooking(db, fact === 'held' ? 'Pending Confirmation' : 'Confirmed', number);
	}
}

function storeBooking(db: Database, status: string, number: number): Promise<number> {
	return idOf(
		db,
		sql`insert into bookings (reference, type, item_id, title, status, name, email, phone, travelers,
		departure_date, total_price, client_total, details, held_until) values (${`BD${number}`}, 'tour', '1', 'Alps', ${status},
		'Ada', 'ada@example.com', '', 2, '2027-05-15', 1, 1, '{}', now() + interval '5 hours') returning id`,
	);
}

function storeMessage(
	db: Database,
	bookingId: number,
	kind: string,
	{ isRead = false, cancellation = null }: { isRead?: boolean; cancellation?: string | null } = {},
): Promise<number> {
	return idOf(
		db,
		sql`insert into messages (booking_id, kind, body, cancellation, created_at, read_at)
		values (${bookingId}, ${kind}, 'May we?', ${cancellation}, now() - interval '5 days',
			case when ${isRead} then now() end) returning id`,
	);
}

async function storeMark(
	db: Database,
	{ kind, id }: { kind: Kind; id: number },
	mark: Mark,
): Promise<void> {
	const { state, later = null, stated = null, updated = '-1 hour' } = mark;
	await db.execute(sql`insert into desk_items (kind, subject_id, state, state_at, assignee_id, later_until, version, updated_at)
		values (${kind}, ${id}, ${state}, now() + ${stated}::interval, 1, now() + ${later}::interval, 4, now() + ${updated}::interval)`);
}

async function idOf(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
	const [row] = await rowsOf<{ id: number }>(db, statement);
	if (!row) throw new Error('Nothing was stored.');
	return row.id;
}

/** What waited at that time, by the very query of then. */
export function queueBefore(
	db: Database,
): Promise<{ kind: Kind; id: number; due: string; later: string | null }[]> {
	return rowsOf(
		db,
		sql`
		select waiting.kind, waiting.id, waiting.due::text,
			case when later_until > now() and (written is null or written <= updated_at) then later_until::text end as later
		from (
			select 'inquiry' as kind, id, created_at + interval '24 hours' as due, created_at as written from inquiries
			union all select 'application', id, created_at + interval '168 hours', created_at from applications
			union all select 'custom offer', id, created_at + interval '24 hours', created_at
				from custom_offers where status = 'New Request'
			union all select 'call-back', id, slot_to, null from call_backs where status = 'Requested'
			union all select 'review', id, created_at + interval '72 hours', created_at from reviews where state = 'waiting'
			union all select 'cancellation', id, created_at + interval '24 hours', created_at
				from messages where cancellation = 'asked'
			union all select 'hold', id, held_until, null from bookings where status = 'Pending Confirmation'
			union all select 'trip message', id, min(at) + interval '24 hours', max(at) from (
				select booking_id as id, created_at as at from messages
				where read_at is null and kind <> 'answer' and kind <> 'cancellation'
				union all
				select booking_id, messages.created_at from desk_items
				join messages on booking_id = subject_id
				where desk_items.kind = 'trip message' and state = 'Open' and read_at is not null
					and messages.kind in ('question', 'change') and not exists (
						select from messages as later where later.booking_id = messages.booking_id
							and later.id > messages.id and later.kind = 'answer'
					)
			) as unanswered group by id
		) as waiting
		left join desk_items on desk_items.kind = waiting.kind and subject_id = waiting.id
		where waiting.kind = 'hold' or state is null or state = 'Open' or state_at < written
		order by waiting.kind, waiting.id`,
	);
}

async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
	const answer: unknown = await db.execute(statement);
	return (answer as { rows: Row[] }).rows;
}
