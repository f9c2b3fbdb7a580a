import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingOrders, listBookings } from '#src/contract/desk/bookings.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { bookings, travellers } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

type Row = Parameters<typeof storedBooking>[1];

/** Stores bookings; their ids count up from 1, each made a minute after the one before. */
async function store(...rows: Row[]) {
	await db.insert(bookings).values(rows.map((row, index) => storedBooking(index + 1, row)));
}

async function list(parameters: Record<string, string | number> = {}) {
	const query = new URLSearchParams(
		Object.entries(parameters).map(([name, value]) => [name, String(value)]),
	);
	const { status, headers, body } = await ask(handle, 'GET', `/api/bookings?${query}`);
	expect({ status, body }).toMatchObject({ status: 200 });
	const rows = z.parse(listBookings.reply, body);
	return {
		rows,
		ids: rows.map(({ id }) => id),
		total: Number(headers.get('X-Total-Count')),
	};
}

test('a booking is told in full', async () => {
	await store({});
	await db.insert(travellers).values([
		{ bookingId: 1, seat: 2, name: 'Grace Hopper' },
		{ bookingId: 1, seat: 1, name: 'Ada Lovelace' },
	]);
	const { reference, clientTotal: _, itemId: __, createdAt, ...row } = storedBooking(1);
	const [booking] = (await list()).rows;
	expect(booking).toEqual({
		...row,
		id: 1,
		bookingId: reference,
		travellerNames: ['Ada Lovelace', 'Grace Hopper'],
		version: 1,
		createdAt: createdAt.toISOString(),
		updatedAt: expect.any(String),
		waitsForAnswer: false,
	});
});

const four: Row[] = [
	{ name: 'Zoë Adams', departureDate: '2027-03-01', totalPrice: 900.5 },
	{ name: 'émile Zola', departureDate: '2026-12-24', totalPrice: 10_000 },
	{ name: 'Elif Usta', departureDate: '2027-01-15', totalPrice: 90 },
	{ name: 'Eric Satie', departureDate: '2026-11-30', totalPrice: 899.99 },
];

test.each([
	['createdAt', [1, 2, 3, 4]],
	['departureDate', [4, 2, 3, 1]],
	['totalPrice', [3, 4, 1, 2]],
	// Neither capitals nor accents count.
	['name', [3, 2, 4, 1]],
])('bookings are ordered by %s, both ways', async (sort, ascending) => {
	await store(...four);
	expect((await list({ sort, direction: 'ascending' })).ids).toEqual(ascending);
	expect((await list({ sort, direction: 'descending' })).ids).toEqual(ascending.toReversed());
});

test('the newest come first where nothing is said', async () => {
	await store(...four);
	expect((await list()).ids).toEqual([4, 3, 2, 1]);
});

test.each(bookingOrders)('what is equal by %s is ordered by its number', async (sort) => {
	const { createdAt } = storedBooking(0);
	await store({ createdAt }, { createdAt }, { createdAt });
	expect((await list({ sort, direction: 'ascending' })).ids).toEqual([1, 2, 3]);
	expect((await list({ sort, direction: 'descending' })).ids).toEqual([3, 2, 1]);
});

test('pending bookings are narrowed to those that are held, and to those whose hold has ended', async () => {
	const after = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
	await store(
		{ heldUntil: after(1) },
		{ heldUntil: after(0) },
		{ heldUntil: null },
		{ heldUntil: after(-1) },
		{ heldUntil: after(1), status: 'Confirmed' },
		{ heldUntil: after(-1), status: 'Cancelled' },
	);
	expect(await list({ status: 'Held' })).toMatchObject({ ids: [1], total: 1 });
	expect(await list({ status: 'Expired' })).toMatchObject({ ids: [4, 2], total: 2 });
	expect(await list({ status: 'Pending Confirmation' })).toMatchObject({ total: 4 });
});

test('bookings are narrowed to a status, to a type, and to both', async () => {
	await store(
		{ status: 'Confirmed' },
		{ status: 'Confirmed', type: 'tour' },
		{ type: 'tour' },
		{ status: 'Cancelled' },
	);
	expect(await list({ status: 'Confirmed' })).toMatchObject({ ids: [2, 1], total: 2 });
	expect(await list({ type: 'tour' })).toMatchObject({ ids: [3, 2], total: 2 });
	expect(await list({ type: 'flight', status: 'Pending Confirmation' })).toMatchObject({
		ids: [],
		total: 0,
	});
	const narrowed = { type: 'tour', status: 'Confirmed', q: 'london', sort: 'name', limit: 1 };
	expect(await list(narrowed)).toMatchObject({ ids: [2], total: 1 });
});

const found: Row = {
	reference: 'BDKYT2345',
	name: 'İlkay ÇELİK',
	email: 'i_celik@mail.example',
	phone: '(555) 010-9999',
	title: 'Kyoto on Foot',
	details: { destination: 'Kyoto, Japan' },
};

test.each([
	['a reference', 'bdkyt'],
	['a name', 'ilkay'],
	['a name as it is written', 'İlkay ÇELİK'],
	['an email address', 'CELIK@MAIL'],
	['a phone number', '010-9999'],
	['a title', 'on foot'],
	['a destination', 'kyoto, japan'],
	['an underscore, which stands for itself', 'i_c'],
	['spaces around it', '  kyoto  '],
])('a search finds %s', async (_, q) => {
	await store({}, found, { name: 'Iacelik', email: 'iacelik@post.test' });
	expect(await list({ q })).toMatchObject({ ids: [2], total: 1 });
});

test.each(['%', '_da', 'a%e', '\\', '.*', "'"])(
	'a search for %j finds what holds it',
	async (q) => {
		await store({}, { title: `Where ${q} is` });
		expect((await list({ q })).ids).toEqual([2]);
	},
);

test('every page of every list tells its own rows, from wherever it is read', async () => {
	const made = Array.from({ length: 1300 }, (_, index) =>
		storedBooking(index + 1, {
			name: index % 6 === 0 ? 'Ada' : 'Bob',
			totalPrice: index % 7,
			status: index % 13 === 0 ? 'Cancelled' : 'Confirmed',
		}),
	);
	await db.insert(bookings).values(made);
	for (const choice of [{ sort: 'totalPrice' }, { q: 'bob', direction: 'ascending' }]) {
		const { total, ids } = await list({ ...choice, limit: 1000 });
		const all = [...ids, ...(await list({ ...choice, limit: 1000, offset: 1000 })).ids];
		expect(new Set(all).size).toBe(total);
		for (const offset of [990, 1001, total - 30, total - 25, total - 3, total]) {
			const page = await list({ ...choice, limit: 25, offset });
			expect(page).toMatchObject({ ids: all.slice(offset, offset + 25), total });
		}
	}
	expect(await list({ offset: 5000 })).toMatchObject({ ids: [], total: 1300 });
	expect(await list({ offset: 500, status: 'Cancelled' })).toMatchObject({ ids: [], total: 100 });
});

test.each([
	['limit', '0'],
	['offset', '-1'],
	['status', 'Pending'],
	['type', 'cruise'],
	['sort', 'email'],
	['direction', 'up'],
])('a wrong %s is refused by its name', async (name, value) => {
	const { status, body } = await ask(handle, 'GET', `/api/bookings?${name}=${value}`);
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path: name }] });
});

const flight = {
	origin: 'Paris (CDG)',
	destination: 'Rome (FCO)',
	departureDate: '2026-05-01',
	airline: 'Old Air',
	price: 120,
};
const tour = { name: 'Roman Days', destination: 'Rome, Italy', duration: '4 days', price: 700 };
const older = { title: '', name: '', email: '', phone: '' };
const person = { passengerName: 'Grace Hopper', email: 'grace@example.com', phone: '555-0100' };

test.each<[string, 'flight' | 'tour', Record<string, unknown>, string, object]>([
	['a flight in its own object', 'flight', { ...person, flight }, 'rome (f', flight],
	['a tour in its own object', 'tour', { ...person, tour }, 'roman days', tour],
	['a flat flight', 'flight', { ...person, ...flight }, 'rome (f', flight],
	[
		'a flat tour',
		'tour',
		{ ...person, ...tour, name: 'Grace', tourName: tour.name, provider: 'Via' },
		'roman days',
		{ ...tour, provider: 'Via' },
	],
])('a record of before with %s is listed, found, and read', async (_, type, details, q, trip) => {
	await store({}, { ...older, type, details });
	for (const word of [q, 'GRACE', 'grace@ex', '555-0100']) {
		expect((await list({ q: word })).ids).toEqual([2]);
	}
	const [record] = (await list({ sort: 'name' })).rows;
	const reading = normaliseBooking(record, 'BD');
	expect(reading).toMatchObject({ passenger: 'Grace Hopper', email: person.email, trip });
});

test.each(['null', '[]', '"text"', '7', '{"flight": null, "tour": []}'])(
	'a record whose details are %s is listed all the same',
	async (details) => {
		await store({});
		await db.execute(sql`update ${bookings} set details = ${details}::jsonb`);
		expect((await list()).ids).toEqual([1]);
	},
);

test('a record of any length can be stored, and is found by how it begins', async () => {
	// As little alike as letters can be: an index makes what repeats itself shorter before it measures it.
	const long = Array.from({ length: 3000 }, (_, index) =>
		String.fromCodePoint(0x4e00 + ((index * index * 31) % 20_000)),
	).join('');
	await store({ name: `Ünal ${long}`, title: long, email: `${long}@a.example` });
	expect((await list({ q: 'ünal 一' })).ids).toEqual([1]);
	expect((await list({ sort: 'name' })).ids).toEqual([1]);
});
