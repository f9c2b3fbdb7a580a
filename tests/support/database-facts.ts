import { randomUUID } from 'node:crypto';

import { desc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';

import { selectTours } from '#src/server/catalog/tours.ts';
import type { Database } from '#src/server/db/database.ts';
import { searched } from '#src/server/db/newest-first.ts';
import * as schema from '#src/server/db/schema.ts';

import { emptyDatabase } from './database.ts';

const booking = {
	reference: 'BD2345678',
	type: 'flight',
	itemId: '1',
	title: 'New York (JFK) to London (LHR)',
	name: 'Ada Archer',
	email: 'Ada@Example.com',
	phone: '+1 212 555 0142',
	travelers: 2,
	departureDate: '2026-12-10',
	totalPrice: 1096.5,
	clientTotal: 1096.5,
	details: { origin: 'New York (JFK)' },
} as const;

const flight = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: '2026-12-10',
	price: 548,
	airline: 'Bright Airways',
	image: '/posters/london-800.webp',
	description: '',
};

const tour = {
	name: 'Kyoto on Foot',
	destination: 'Kyoto, Japan',
	description: '',
	price: 2490,
	duration: '7 days',
	image: '',
};

const customOffer = {
	name: 'Ada Archer',
	email: 'ada@example.com',
	phone: '+1 212 555 0142',
	destination: 'Oslo',
	departureDate: '2026-12-10',
	returnDate: '2026-12-17',
	budget: '$3,000',
	travelClass: 'Economy',
};

const user = {
	username: 'ada',
	email: 'ada@example.com',
	fullName: 'Ada Archer',
	passwordHash: '',
};

const destination = { name: 'Kyoto', region: 'Asia', description: '', image: '', startingPrice: 1 };
const testimonial = { name: 'Ada', testimonial: '', rating: 5, tripName: 'Kyoto' };
const review = { tourId: 1, travelledOn: '2026-05-15', stars: 5, words: 'Good.' };
const item = { kind: 'letter', subjectId: 1 };
const session = { tokenHash: 'a', userId: 1, expiresAt: new Date() };

const refusedByCheck = '23514';
const refusedAsDuplicate = '23505';
const refusedAsDangling = '23503';

type Refusal = [fact: string, table: PgTable, row: object, sqlState: string];

const refusals: Refusal[] = [
	['a booking of a ship', schema.bookings, { ...booking, type: 'ship' }, refusedByCheck],
	['a booking that is lost', schema.bookings, { ...booking, status: 'Lost' }, refusedByCheck],
	['a booking for nobody', schema.bookings, { ...booking, travelers: 0 }, refusedByCheck],
	['a negative total', schema.bookings, { ...booking, totalPrice: -0.01 }, refusedByCheck],
	['a negative sent total', schema.bookings, { ...booking, clientTotal: -1 }, refusedByCheck],
	[
		'an attempt without the hash of its body',
		schema.bookings,
		{ ...booking, attemptId: randomUUID() },
		refusedByCheck,
	],
	['a negative fare', schema.flights, { ...flight, price: -1 }, refusedByCheck],
	[
		'a return before departure',
		schema.flights,
		{ ...flight, returnDate: '2026-12-09' },
		refusedByCheck,
	],
	['a negative tour price', schema.tours, { ...tour, price: -1 }, refusedByCheck],
	['a negative discount price', schema.tours, { ...tour, discountPrice: -1 }, refusedByCheck],
	['a rating over 50', schema.tours, { ...tour, rating: 51 }, refusedByCheck],
	['a negative review count', schema.tours, { ...tour, reviewCount: -1 }, refusedByCheck],
	[
		'a negative starting price',
		schema.destinations,
		{ ...destination, startingPrice: -1 },
		refusedByCheck,
	],
	['a review without a star', schema.reviews, { ...review, stars: 0 }, refusedByCheck],
	['a review of six stars', schema.reviews, { ...review, stars: 6 }, refusedByCheck],
	['a review in no state', schema.reviews, { ...review, state: 'lost' }, refusedByCheck],
	['one published at no time', schema.reviews, { ...review, state: 'published' }, refusedByCheck],
	['a review of no tour', schema.reviews, review, refusedAsDangling],
	['no stars', schema.testimonials, { ...testimonial, rating: 0 }, refusedByCheck],
	['six stars', schema.testimonials, { ...testimonial, rating: 6 }, refusedByCheck],
	['an offer without adults', schema.customOffers, { ...customOffer, adults: 0 }, refusedByCheck],
	['fewer than no children', schema.customOffers, { ...customOffer, children: -1 }, refusedByCheck],
	['an unknown state of a request', schema.deskItems, { ...item, state: 'Odd' }, refusedByCheck],
	['what is put off for ever', schema.deskItems, { ...item, state: 'Later' }, refusedByCheck],
	[
		'an offer that ends before it begins',
		schema.customOffers,
		{ ...customOffer, returnDate: '2026-12-09' },
		refusedByCheck,
	],
	['an unknown account status', schema.users, { ...user, status: 'gone' }, refusedByCheck],
	[
		'a negative counter',
		schema.rateLimits,
		{ key: 'a', hits: -1, resetsAt: new Date() },
		refusedByCheck,
	],
	['a session of nobody', schema.sessions, session, refusedAsDangling],
	[
		'a link to the address of nobody',
		schema.emailVerifications,
		{ ...session, email: 'ada@example.com' },
		refusedAsDangling,
	],
	[
		'a saved traveler of nobody',
		schema.savedTravellers,
		{ userId: 1, name: 'Ada' },
		refusedAsDangling,
	],
	['a password reset of nobody', schema.passwordResets, session, refusedAsDangling],
];

type Duplicate = [fact: string, table: PgTable, first: object, second: object];

const attemptId = randomUUID();
const attempt = { attemptId, bodyHash: 'a' };
const duplicates: Duplicate[] = [
	['a reference', schema.bookings, booking, booking],
	[
		'an attempt',
		schema.bookings,
		{ ...booking, ...attempt },
		{ ...booking, ...attempt, reference: 'BD8765432' },
	],
	[
		'a user name in capitals',
		schema.users,
		user,
		{ ...user, username: 'ADA', email: 'b@example.com' },
	],
	[
		'an address in capitals',
		schema.users,
		user,
		{ ...user, username: 'b', email: 'ADA@Example.com' },
	],
	['a subscriber in capitals', schema.subscribers, { email: 'a@b.co' }, { email: 'A@B.co' }],
];

/** What must hold on every engine and driver that the product runs on. */
export function databaseFacts(database: Database): void {
	beforeEach(() => emptyDatabase(database));

	test.each(refusals)('the database refuses %s', async (_, table, row, sqlState) => {
		expect(await sqlStateOf(database.insert(table).values(row))).toBe(sqlState);
	});

	test.each(duplicates)('the database refuses %s twice', async (_, table, first, second) => {
		await database.insert(table).values(first);
		expect(await sqlStateOf(database.insert(table).values(second))).toBe(refusedAsDuplicate);
		expect(await database.$count(table)).toBe(1);
	});

	test.each([0, 0.01, 0.1, 19.99, 1096.5, 9_999_999_999.99])(
		'%d dollars stay exact',
		async (price) => {
			await database.insert(schema.flights).values({ ...flight, price });
			const [row] = await database
				.select()
				.from(schema.flights)
				.where(eq(schema.flights.price, price));
			expect(row?.price).toBe(price);
		},
	);

	test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no price', async (price) => {
		const insertion = async () => database.insert(schema.flights).values({ ...flight, price });
		await expect(insertion()).rejects.toThrow('is not an amount of money');
	});

	test('dates stay the same text and moments the same millisecond', async () => {
		const createdAt = new Date('2026-03-29T01:59:59.987Z');
		await database.insert(schema.bookings).values({ ...booking, createdAt });
		const [row] = await database.select().from(schema.bookings);
		expect(row).toMatchObject({ departureDate: '2026-12-10', createdAt });
	});

	test('a new booking is pending and in its first version', async () => {
		await database.insert(schema.bookings).values(booking);
		const [row] = await database.select().from(schema.bookings);
		expect(row).toMatchObject({ status: 'Pending Confirmation', version: 1 });
	});

	test.each(['bd23456', 'ada@example', 'london archer', '555 0142', '5550142', 'zoë', 'zoe'])(
		'a booking is found by "%s", whatever its capitals and accents',
		async (term) => {
			await database.insert(schema.bookings).values({ ...booking, name: 'ZOË Archer' });
			const { bookings } = schema;
			const found = database
				.select()
				.from(bookings)
				.where(searched(bookings.searchText, term))
				.orderBy(bookings.id);
			expect(await found).toHaveLength(1);
		},
	);

	test('lists are read in order of an index, not sorted', async () => {
		const { createdAt, id } = schema.bookings;
		const list = database
			.select()
			.from(schema.bookings)
			.orderBy(desc(createdAt), desc(id))
			.limit(9);
		const plan = await database.transaction(async (transaction) => {
			await transaction.execute(sql`set local enable_sort = off`);
			await transaction.execute(sql`set local enable_seqscan = off`);
			return transaction.execute(sql`explain ${list.getSQL()}`);
		});
		expect(JSON.stringify(plan)).toContain('Index Scan Backward using bookings_order_index');
	});

	test('reads at once get each its own rows, and no connection keeps their statements', async () => {
		const names = Array.from({ length: 30 }, (_, index) => `Tour ${index + 10}`);
		await database.insert(schema.tours).values(names.map((name) => ({ ...tour, name })));
		const search = (q: string, offset = 0) =>
			selectTours(database, { limit: 3, offset, q }, new Date());
		const found = await Promise.all(names.map((name) => search(name)));
		expect(found.map(({ rows }) => rows.map(({ name }) => name))).toEqual(
			names.map((name) => [name]),
		);
		const [all, last] = await Promise.all([search('', 1), search('Tour 3', 9)]);
		expect([all.rows.length, all.total]).toEqual([3, 30]);
		expect([last.rows.length, last.total]).toEqual([1, 10]);
		const kept = sql`select count(*)::int from pg_prepared_statements where name <> ''`;
		const [row] = await database
			.select({ statements: sql<number>`(${kept})` })
			.from(sql`(select 1)`);
		expect(row?.statements).toBe(0);
	});

	test('who is removed is signed out', async () => {
		await database.insert(schema.users).values(user);
		await database.insert(schema.sessions).values(session);
		await database.delete(schema.users);
		expect(await database.$count(schema.sessions)).toBe(0);
	});

	test('a failed transaction leaves nothing, not even in a nested one', async () => {
		const failing = database.transaction(async (transaction) => {
			await transaction.insert(schema.subscribers).values({ email: 'a@b.co' });
			const other = { email: 'c@d.co' };
			await transaction.transaction((nested) => nested.insert(schema.subscribers).values(other));
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		expect(await database.$count(schema.subscribers)).toBe(0);
	});
}

/** The SQLSTATE that a statement fails with, or null when it succeeds. */
async function sqlStateOf(statement: PromiseLike<unknown>): Promise<unknown> {
	try {
		await statement;
		return null;
	} catch (error) {
		const cause = error instanceof Error && error.cause;
		if (!(cause instanceof Error) || !('code' in cause)) throw error;
		return cause.code;
	}
}
