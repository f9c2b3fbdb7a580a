import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { type BookingPage, bookingOrders, bookingPage } from '#src/contract/admin/bookings.ts';
import { countBookings, stretchOfBookings } from '#src/server/admin/bookings/queries.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
await seedCatalog(db, '2026-11-21');
await seedBookings(db, 6000, new Date('2026-11-21T12:00:00Z'));

function pageOf(parameters: Record<string, string>): BookingPage {
	return bookingPage.parse({ limit: '25', ...parameters });
}

/** How the rows of a page are found, from either end of the list. */
function rowsPlan(parameters: Record<string, string>, isReversed = false) {
	const page = pageOf(parameters);
	return queryPlan(db, stretchOfBookings(db, page, { ...page, isReversed }).getSQL());
}

function countPlan(parameters: Record<string, string>) {
	return queryPlan(db, sql`select ${countBookings(db, pageOf(parameters))}`);
}

const indexes: Record<BookingPage['sort'], string> = {
	createdAt: 'bookings_order_index',
	departureDate: 'bookings_departure_index',
	totalPrice: 'bookings_total_index',
	name: 'bookings_name_index',
};

const narrowings: Record<string, string>[] = [
	{},
	{ status: 'Confirmed' },
	{ type: 'tour' },
	{ status: 'Confirmed', type: 'tour' },
];

test.each(bookingOrders)(
	'the rows by %s are those of an index, which alone is read',
	async (sort) => {
		for (const narrowing of narrowings) {
			for (const isReversed of [false, true]) {
				const plan = await rowsPlan({ ...narrowing, sort, offset: '2500' }, isReversed);
				const own = sort === 'createdAt' ? /bookings_(order|status|type)_index/ : indexes[sort];
				expect(plan).toContainEqual(expect.stringMatching(own));
				expect(plan).toContainEqual(expect.stringMatching(/^Index Only Scan/));
				expect(plan.filter((step) => /Seq Scan|Bitmap/.test(step))).toEqual([]);
			}
		}
	},
);

test.each(narrowings)('how many there are of %j is counted in an index', async (narrowing) => {
	const plan = await countPlan(narrowing);
	expect(plan).toContainEqual(expect.stringMatching(/^Index Only Scan/));
	expect(plan).not.toContain('Seq Scan');
});

test('a search for something rare is answered by the trigrams', async () => {
	const rare = { q: 'dubois472@example' };
	for (const sort of bookingOrders) {
		expect(await rowsPlan({ ...rare, sort })).toContain('Bitmap Index Scan bookings_search_index');
	}
	expect(await countPlan(rare)).toContain('Bitmap Index Scan bookings_search_index');
});

test('a search that much fits is read in the order of the list, and counted in an index', async () => {
	for (const sort of bookingOrders) {
		const plan = await rowsPlan({ q: 'example.com', sort });
		expect(plan).toContainEqual(expect.stringMatching(`^Index (Only )?Scan ${indexes[sort]}`));
		expect(plan.filter((step) => /Seq Scan|Bitmap/.test(step))).toEqual([]);
	}
	for (const q of ['example.com', 'zz']) {
		expect(await countPlan({ q })).toContain('Index Only Scan bookings_order_index');
	}
});
