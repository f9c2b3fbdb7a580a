import { sql } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import { outbox } from '#src/server/db/schema.ts';

/** Adds letters as bookings bring them, one a minute, each tenth still to be sent. */
export async function fillLetters(db: Database, total: number, now: Date): Promise<void> {
	await db.execute(sql`
		insert into ${outbox} (kind, recipient, subject, body, html, keeps_text, created_at, sent_at, attempts)
		select 'booking-received', 'traveller' || number || '@example.com', 'Your booking ' || number,
			repeat('Thank you for booking. ', 20), repeat('<p>Thank you for booking.</p>', 60), true, written_at,
			case when number % 10 > 0 then written_at + interval '3 seconds' end, least(number % 10, 1)
		from generate_series(1, ${total}::int) as number
		cross join lateral (select ${now.toISOString()}::timestamptz - number * interval '1 minute' as written_at) as moments
	`);
	await db.execute(sql`vacuum (analyze) ${outbox}`);
}
