import { sql } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

type Numbers = { bookings: number; letters: number; people: number };

/**
 * Fills an empty database with so many bookings, letters and people, who have an account each; of requests there is a
 * tenth as many as people, of each kind. Person 7 is p7@example.com, with the number (200) 000-0007.
 */
export async function storeManyPeople(
	db: Database,
	{ bookings, letters, people }: Numbers,
	now: Date,
): Promise<void> {
	await seedCatalog(db, now.toISOString().slice(0, 10));
	await seedBookings(db, bookings, now);
	const email = sql.raw(`'p' || n % ${people} || '@example.com'`);
	const phone = sql.raw(`'+1 (200) ' || to_char(n % ${people}, 'FM000-0000')`);
	const requests = Math.ceil(people / 10);
	const numbers = (count: number) => sql.raw(`generate_series(1, ${count}) as n`);
	const at = sql`${now.toISOString()}::timestamptz - n * interval '1 minute'`;
	await db.execute(sql`update bookings set
		email = 'p' || id % ${people}::int || '@example.com',
		phone = '+1 (200) ' || to_char(id % ${people}::int, 'FM000-0000')`);
	await db.execute(sql`insert into travellers (booking_id, seat, name)
		select id, 2, 'Fellow ' || id from bookings where travelers > 1`);
	await db.execute(sql`insert into booking_notes (booking_id, body, author)
		select id, 'Called.', 'The Boss' from bookings`);
	await db.execute(sql`insert into messages (booking_id, kind, body, read_at)
		select id, 'question', 'When do we leave?', now() from bookings where id % 3 = 0`);
	await db.execute(sql`insert into users (username, email, full_name, password_hash)
		select 'p' || n, ${email}, 'Person ' || n, '-' from ${numbers(people)}`);
	await db.execute(sql`insert into outbox (kind, recipient, subject, body, booking_id, created_at, sent_at)
		select 'booking-received', case when n % 3 = 0 then 'desk@example.com' else ${email} end,
			'Your booking', 'Hello', 1 + n % ${bookings}::int, ${at}, ${at} from ${numbers(letters)}`);
	await db.execute(sql`insert into inquiries (name, email, subject, message, created_at)
		select 'Person ' || n, ${email}, 'A question ' || n, 'Is it warm?', ${at} from ${numbers(requests)}`);
	await db.execute(sql`insert into custom_offers
			(name, email, phone, destination, departure_date, return_date, budget, travel_class, created_at)
		select 'Person ' || n, ${email}, ${phone}, 'Oslo', '2027-01-01', '2027-01-08', '$3,000', 'Economy', ${at}
		from ${numbers(requests)}`);
	await db.execute(sql`insert into call_backs (name, email, phone, slot_from, slot_to, created_at)
		select 'Person ' || n, ${email}, ${phone}, ${at}, ${at} + interval '1 hour', ${at} from ${numbers(requests)}`);
	await db.execute(sql`insert into applications (name, email, phone, job, message, created_at)
		select 'Person ' || n, ${email}, ${phone}, 'travel-consultant', 'Hello', ${at} from ${numbers(requests)}`);
	await db.execute(sql`insert into subscribers (email) select ${email} from ${numbers(requests)}`);
	await db.execute(sql`insert into waiting_list (departure_id, name, email, travellers)
		select 1 + n % 20, 'Person ' || n, ${email}, 2 from ${numbers(requests)} on conflict do nothing`);
	await db.execute(sql`insert into messages (kind, inquiry_id, body, author)
		select 'answer', id, 'It is.', 'The Boss' from inquiries`);
	await db.execute(sql`insert into booking_notes (inquiry_id, body, author)
		select id, 'Asks every year.', 'The Boss' from inquiries`);
	for (const table of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
}

const tables = [
	'bookings',
	'travellers',
	'booking_notes',
	'messages',
	'users',
	'outbox',
	'inquiries',
	'custom_offers',
	'call_backs',
	'applications',
	'subscribers',
	'waiting_list',
];
