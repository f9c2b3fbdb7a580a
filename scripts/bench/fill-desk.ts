import { sql } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import {
	bookings,
	callBacks,
	customOffers,
	deskItems,
	inquiries,
	outbox,
	users,
} from '#src/server/db/schema.ts';

type Amount = {
	/** Letters of bookings, as many of each. */
	letters: number;
	/** Accounts, each with the address of a booking. */
	people: number;
	/** Inquiries, custom offers and call-backs together that nobody has answered. */
	waiting: number;
};

/** Adds letters, accounts and what waits for the desk, the newest now and each a minute older than the one before. */
export async function fillDesk(
	db: Database,
	{ letters, people, waiting }: Amount,
	now: Date,
): Promise<void> {
	const moment = now.toISOString();
	await db.execute(sql`
		insert into ${users} (username, email, full_name, password_hash)
		select 'person' || id, lower(email), name, 'none' from ${bookings} order by id desc limit ${people}::int
	`);
	await db.execute(sql`
		insert into ${outbox} (kind, recipient, subject, body, html, keeps_text, booking_id, created_at, sent_at, attempts)
		select 'booking-received', email, 'Your booking ' || reference,
			repeat('Thank you for booking. ', 20), repeat('<p>Thank you for booking.</p>', 60), true, id,
			created_at + number * interval '1 day', created_at + number * interval '1 day', 1
		from ${bookings}
		cross join generate_series(0, ${letters}::int / (select count(*)::int from ${bookings}) - 1) as number
	`);
	const each = Math.ceil(waiting / 3);
	const asked = sql`
		select number, 'Asker ' || number as name, 'asker' || number || '@example.com' as email,
			'+1 646 ' || lpad((number * 7919 % 10000000)::text, 7, '0') as phone,
			${moment}::timestamptz - number * interval '1 minute' as asked_at
		from generate_series(1, ${each}::int) as number
	`;
	await db.execute(sql`
		insert into ${inquiries} (name, email, subject, message, created_at)
		select name, email, 'A question ' || number, 'When does the tour leave, and is lunch included?', asked_at
		from (${asked}) as asked
	`);
	await db.execute(sql`
		insert into ${customOffers} (name, email, phone, destination, departure_date, return_date, budget, travel_class, created_at)
		select name, email, phone, 'Lisbon', '2027-05-15', '2027-05-25', '$3,000', 'Economy', asked_at
		from (${asked}) as asked
	`);
	await db.execute(sql`
		insert into ${callBacks} (name, phone, slot_from, slot_to, created_at)
		select name, phone, asked_at + interval '1 hour', asked_at + interval '2 hours', asked_at
		from (${asked}) as asked
	`);
	for (const table of [outbox, users, inquiries, customOffers, callBacks, deskItems]) {
		await db.execute(sql`vacuum (analyze) ${table}`);
	}
}
