import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newestQuotable } from '#src/server/catalog/quoted-reviews.ts';
import { reviews, tours } from '#src/server/db/schema.ts';
import { isPublished } from '#src/server/db/schema/reviews.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();

/** A hundred thousand reviews of twelve tours; one of a hundred waits. */
beforeAll(async () => {
	await emptyDatabase(db);
	await db.insert(tours).values(Array.from({ length: 12 }, () => tourRow()));
	await db.execute(sql`
		insert into ${reviews} (tour_id, travelled_on, stars, words, state, published_at, created_at)
		select 1 + number % 12, '2026-05-15', 1 + number % 5, 'It was good ' || number,
			case when number % 100 = 0 then 'waiting' else 'published' end, moment, moment
		from generate_series(1, 100000) as number,
			lateral (select timestamptz '2026-11-21' - number * interval '5 minutes' as moment) as at`);
	await db.execute(sql`vacuum (analyze) ${reviews}`);
});
afterAll(() => emptyDatabase(db));

async function scansOf(query: { getSQL: () => ReturnType<typeof sql> }): Promise<string[]> {
	const plan = await queryPlan(db, query.getSQL());
	return plan.filter((step) => step.includes('Scan') || step.includes('Sort'));
}

test('of 100,000 reviews a tour’s newest are read by its index, without a sort', async () => {
	const { id, words, publishedAt, tourId } = reviews;
	const newest = db
		.select({ id, words })
		.from(reviews)
		.where(sql`${tourId} = 3 and ${isPublished(reviews)}`)
		.orderBy(desc(publishedAt), desc(id))
		.limit(40);
	expect(await scansOf(newest)).toEqual(['Index Scan reviews_published_index']);
});

test('how many gave how many stars is counted from the index alone', async () => {
	const counted = db
		.select({ five: sql`count(*) filter (where ${reviews.stars} = 5)` })
		.from(reviews)
		.where(sql`${reviews.tourId} = 3 and ${isPublished(reviews)}`);
	expect(await scansOf(counted)).toEqual(['Index Only Scan reviews_published_index']);
});

test('what the home page quotes, what waits and the desk’s newest are each read by an index', async () => {
	const quotable = await scansOf(newestQuotable(db, 12));
	expect(quotable).toContain('Index Scan reviews_quotable_index');
	expect(quotable).not.toContain('Sort');
	const listed = (where: ReturnType<typeof sql>) =>
		db
			.select({ words: reviews.words })
			.from(reviews)
			.where(where)
			.orderBy(desc(reviews.createdAt), desc(reviews.id))
			.limit(25);
	expect(await scansOf(listed(sql`${reviews.state} = 'waiting'`))).toEqual([
		'Index Scan reviews_state_index',
	]);
	expect(await scansOf(listed(sql`${reviews.state} <> 'withdrawn'`))).toEqual([
		'Index Scan reviews_order_index',
	]);
});
