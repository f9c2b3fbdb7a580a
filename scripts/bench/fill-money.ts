import { sql } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import {
	bookings,
	payments,
	proposalParts,
	proposals,
	proposalVersions,
} from '#src/server/db/schema.ts';

/** Payments of the latest bookings, by all methods, in the last two years. */
export async function fillMoney(db: Database, count: number): Promise<void> {
	await db.execute(sql`
		insert into ${payments} (booking_id, amount, method, paid_on, author, created_at)
		select id, 100 + id % 900, (array['Card', 'Bank transfer', 'Cash', 'Check'])[1 + id % 4],
			current_date - (id % 730)::int, 'Ana Reyes', now()
		from (select id from ${bookings} where status = 'Confirmed' order by id desc limit ${count}) as latest`);
	await db.execute(sql`vacuum (analyze) ${payments}`);
}

/** Offers of two parts each, one of them in the desk's own words. */
export async function fillOffers(db: Database, count: number): Promise<void> {
	await db.execute(sql`
		insert into ${proposals} (reference, name, email, phone, until, created_at)
		select 'BDO' || number, 'Ada ' || number, 'ada' || number || '@example.com', '+1 212 555 ' || number,
			now() + interval '3 days', now() - make_interval(hours => number)
		from generate_series(1, ${count}::int) as number`);
	await db.execute(sql`
		insert into ${proposalVersions} (proposal_id, number, travellers, until, key_hash, author)
		select id, 1, 2, until, 'hash ' || id, 'Ana Reyes' from ${proposals}`);
	await db.execute(sql`
		insert into ${proposalParts}
			(version_id, position, kind, item_id, title, departure_date, facts, listed, amount, seats)
		select version.id, place, 'own', 'own', 'Part ' || place, current_date + 90, '{}', 100, 90, 0
		from ${proposalVersions} as version, generate_series(1, 2) as place`);
	await db.execute(sql`vacuum (analyze) ${proposals}`);
}
