import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { type BookingPage, bookingOrders, bookingPage } from '#src/contract/desk/bookings.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';
import { countBookings, stretchOfBookings } from '#src/server/desk/bookings/queries.ts';

import { queryPlan } from '../../scripts/bench/query-plan.ts';
import { testDatabase } from '../support/database.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
await seedCatalog(db, '2026-11-21');
await seedBookings(db, 6000, now);

function pageOf(parameters: Record<string, string>): BookingPage {
	return bookingPage.parse({ limit: '25', ...parameters });
}

/** How the rows of a page are found, from either end of the list. */
function rowsPlan(parameters: Record<string, string>, isReversed = false) {
	const page = pageOf(parameters);
	return queryPlan(db, stretchOfBookings(db, page, { ...page, isReversed }, now).getSQL());
}

function countPlan(parameters: Record<string, string>) {
	return queryPlan(db, sql`select ${countBookings(db, pageOf(parameters), now)}`);
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

test('what is not paid in full is read in its order from its own index, holds among it', async () => {
	const unpaid = { task: 'payment' };
	for (const plan of [await rowsPlan(unpaid), await countPlan(unpaid)]) {
		expect(plan).toContainEqual(expect.stringMatching(/Scan.* bookings_open_index/));
		expect(plan.filter((step) => /Seq Scan|Bitmap/.test(step))).toEqual([]);
	}
});

test.each([...narrowings, { status: 'Held' }, { status: 'Expired' }])(
	'how many there are of %j is counted in an index',
	async (narrowing) => {
		const plan = await countPlan(narrowing);
		expect(plan).toContainEqual(expect.stringMatching(/^Index Only Scan/));
		expect(plan).not.toContain('Seq Scan');
	},
);

test('those that lack travellers are found among the few that leave soon', async () => {
	const missing = { task: 'travellers' };
	for (const plan of [await rowsPlan(missing), await countPlan(missing)]) {
		expect(plan).toContainEqual(expect.stringMatching(/Scan.* bookings_departure_index/));
		expect(plan).not.toContain('Seq Scan');
	}
});

const rareSearches: Record<string, string>[] = [
	{ q: 'dubois472@example' },
	{ q: 'dubois ada kyoto zzz' },
	{ q: 'DUBOIS472 Élif' },
	{ q: '5550142' },
	{ q: '+1 (212) 555-0142' },
	{ q: 'grace 555 0142' },
	{ q: '555-0142', status: 'Confirmed', type: 'tour' },
	{ q: '555-0142', departureFrom: '2026-12-01', departureTo: '2027-12-31' },
	{ q: '555-0142', bookedFrom: '2026-01-01T00:00:00Z' },
];

test.each(rareSearches)(
	'a search for something rare, %j, is answered by the trigrams',
	async (rare) => {
		for (const sort of bookingOrders) {
			const plan = await rowsPlan({ ...rare, sort });
			expect(plan).toContain('Bitmap Index Scan bookings_search_index');
			expect(plan).not.toContain('Seq Scan');
		}
		expect(await countPlan(rare)).toContain('Bitmap Index Scan bookings_search_index');
	},
);

const ranges: Record<string, string>[] = [
	{ departureFrom: '2026-12-01', departureTo: '2026-12-31' },
	{ departureTo: '2026-12-31', status: 'Confirmed', type: 'tour' },
	{ bookedFrom: '2026-11-20T00:00:00Z', bookedBefore: '2026-11-21T00:00:00Z' },
	{ bookedFrom: '2026-11-10T00:00:00Z', departureFrom: '2027-01-01' },
];

test.each(ranges)(
	'of the bookings of a range, %j, no more than an index is read through',
	async (range) => {
		for (const sort of bookingOrders) {
			expect(await rowsPlan({ ...range, sort, offset: '100' })).not.toContain('Seq Scan');
		}
		const plan = await countPlan(range);
		expect(plan).toContainEqual(expect.stringMatching(/^Index Only Scan/));
		expect(plan).not.toContain('Seq Scan');
	},
);

test('a search that much fits is read in the order of the list, and counted in an index', async () => {
	for (const sort of bookingOrders) {
		for (const q of ['example.com', 'example.com 555']) {
			const plan = await rowsPlan({ q, sort });
			expect(plan).toContainEqual(expect.stringMatching(`^Index (Only )?Scan ${indexes[sort]}`));
			expect(plan.filter((step) => /Seq Scan|Bitmap/.test(step))).toEqual([]);
		}
	}
	for (const q of ['example.com', 'zz', 'example.com 555', 'com a 2']) {
		expect(await countPlan({ q })).toContain('Index Only Scan bookings_order_index');
	}
});
