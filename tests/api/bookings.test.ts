import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/bookings.ts';
import { bookingReceipt, priceConflict } from '#src/contract/bookings.ts';
import { dealTotal, tourTotal } from '#src/domain/trip-price.ts';
import { bookings, flights, outbox, tours } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/dependencies.ts';

import { send, testDependencies } from '../support/api.ts';
import {
	dealBooking,
	dealRow,
	offerBooking,
	offerOf,
	passenger,
	tourBooking,
	tourRow,
} from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const db = await testDatabase();
const deps = testDependencies(db, { limitsUses: false });
const offer = offerOf('2026-11-21');
const deal = 1;
const tour = 1;

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	await db.insert(tours).values(tourRow());
});

function post(body: unknown, attempt?: string, changed: Partial<Dependencies> = {}) {
	const headers: Record<string, string> = attempt === undefined ? {} : { 'X-Client-Id': attempt };
	return send(handle, { ...deps, ...changed }, 'POST', '/api/bookings', { body, headers });
}

test('an offer is stored as the server knows it, and its reference is given', async () => {
	const sent = offerBooking(offer);
	const lies = { airline: 'Nobody Air', price: 1, origin: 'Nowhere (XXX)' };
	const { status, body } = await post({ ...sent, details: { ...sent.details, ...lies } });
	expect(status).toBe(201);
	const receipt = z.parse(bookingReceipt, body);
	expect(receipt).toEqual({
		bookingId: expect.stringMatching(/^BD[2-9A-HJ-NP-Z]{7}$/),
		type: 'flight',
		title: 'New York (JFK) to London (LHR)',
		status: 'Pending Confirmation',
		travelers: 2,
		departureDate: '2026-12-10',
		totalPrice: offer.price,
	});
	const [row] = await db.select().from(bookings);
	expect(row).toMatchObject({
		reference: receipt.bookingId,
		itemId: offer.id,
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+44 20 7946 0958',
		totalPrice: offer.price,
		clientTotal: offer.price,
		attemptId: null,
	});
	expect(row?.details).toEqual({
		...passenger,
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-20',
		airline: offer.airline,
		cabinClass: 'economy',
		duration: offer.duration,
		stops: offer.stops,
		price: offer.price,
	});
});

test('a deal costs its price for each traveller, whether its number is a number or text', async () => {
	expect((await post(dealBooking(deal, 3, 1348.5))).status).toBe(201);
	expect((await post(dealBooking('1', 2, 899))).status).toBe(201);
	const rows = await db.select().from(bookings).orderBy(bookings.id);
	expect(rows.map(({ totalPrice }) => totalPrice)).toEqual([1348.5, 899]);
	expect(rows[0]?.details).toEqual({
		...passenger,
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		airline: 'Bright Airways',
		duration: '7h 10m',
		price: 449.5,
	});
});

test('a tour costs its discount price with taxes, in whole dollars', async () => {
	const { status, body } = await post(tourBooking(tour, 2, 3740));
	expect(status).toBe(201);
	expect(body).toMatchObject({
		title: 'Island Light',
		departureDate: '2027-05-15',
		totalPrice: 3740,
	});
	const [row] = await db.select().from(bookings);
	expect(row?.details).toEqual({
		...passenger,
		name: 'Island Light',
		destination: 'Santorini, Greece',
		duration: '7 days',
		departureDate: '2027-05-15',
		price: 1699.99,
	});
});

test('text is stored without the spaces around it', async () => {
	const sent = offerBooking(offer);
	const details = { ...sent.details, city: '  London ' };
	expect((await post({ ...sent, name: '  Ada Lovelace  ', details })).status).toBe(201);
	const [row] = await db.select().from(bookings);
	expect([row?.name, row?.details['city']]).toEqual(['Ada Lovelace', 'London']);
});

test('a letter to the traveller is stored with the booking', async () => {
	const { body } = await post(offerBooking(offer));
	const { bookingId } = z.parse(bookingReceipt, body);
	const letters = await db.select().from(outbox);
	expect(letters).toHaveLength(1);
	expect(letters[0]).toMatchObject({
		kind: 'booking-received',
		recipient: 'ada@example.com',
		sentAt: null,
	});
	expect(letters[0]?.subject).toContain(bookingId);
	expect(letters[0]?.body).toContain('New York (JFK) to London (LHR)');
});

const valid = offerBooking(offer);
const withDetails = (changes: object) => ({ ...valid, details: { ...valid.details, ...changes } });
const tourSent = tourBooking(tour, 2, 3740);
const tourWithDetails = (changes: object) => ({
	...tourSent,
	details: { ...tourSent.details, ...changes },
});
const without = (name: string) =>
	Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

const refused: [string, unknown, string[], string?][] = [
	[
		'nothing but a type',
		{ type: 'flight' },
		['name', 'email', 'phone', 'totalPrice', 'travelers', 'itemId', 'details'],
	],
	['no type', without('type'), ['type'], 'Type must be flight or tour'],
	['an unknown type', { ...valid, type: 'cruise' }, ['type'], 'Type must be flight or tour'],
	['no item', without('itemId'), ['itemId'], 'Please choose what to book.'],
	['an empty item', { ...valid, itemId: '' }, ['itemId'], 'Please choose what to book.'],
	['item 0', { ...valid, itemId: 0 }, ['itemId'], 'Please choose what to book.'],
	[
		'an item beyond all row ids',
		{ ...valid, itemId: 2_147_483_648 },
		['itemId'],
		'Please choose what to book.',
	],
	['an item that is a list', { ...valid, itemId: [1] }, ['itemId'], 'Please choose what to book.'],
	[
		'no details',
		without('details'),
		['details'],
		'Please give the details of the trip and the passenger.',
	],
	[
		'details that are text',
		{ ...valid, details: 'x' },
		['details'],
		'Please give the details of the trip and the passenger.',
	],
	['isAdmin', { ...valid, isAdmin: true }, ['isAdmin'], 'Unknown field.'],
	['status and id', { ...valid, status: 'Confirmed', id: 7 }, ['status', 'id'], 'Unknown field.'],
	['an extra detail', withDetails({ discount: 99 }), ['details.discount'], 'Unknown field.'],
	['a short name', { ...valid, name: ' A ' }, ['name'], 'Name must be at least 2 characters.'],
	[
		'a name that is a number',
		{ ...valid, name: 7 },
		['name'],
		'Name must be at least 2 characters.',
	],
	[
		'a name with NUL',
		{ ...valid, name: 'A\0da' },
		['name'],
		'Please remove characters that cannot be stored.',
	],
	[
		'a name with half a character',
		{ ...valid, name: 'Ada\uD83D' },
		['name'],
		'Please remove characters that cannot be stored.',
	],
	[
		'an endless name',
		{ ...valid, name: 'A'.repeat(500) },
		['name'],
		'Please use at most 121 characters.',
	],
	['no e-mail', { ...valid, email: 'ada' }, ['email'], 'Please enter a valid email address'],
	[
		'an e-mail too long for any server',
		{ ...valid, email: `${'a'.repeat(65)}@example.com` },
		['email'],
		'Please enter a valid email address',
	],
	[
		'a short phone number',
		{ ...valid, phone: '123' },
		['phone'],
		'Please enter a valid phone number',
	],
	[
		'a phone number of letters',
		{ ...valid, phone: 'call me maybe' },
		['phone'],
		'Please enter a valid phone number',
	],
	['a short address', withDetails({ address: '1' }), ['details.address'], 'Address is required'],
	['no city', withDetails({ city: '' }), ['details.city'], 'City is required'],
	['no country', withDetails({ country: null }), ['details.country'], 'Country is required'],
	['a short ZIP code', withDetails({ zipCode: '12' }), ['details.zipCode'], 'ZIP code is required'],
	[
		'NUL in the details',
		withDetails({ airline: 'A\0' }),
		['details.airline'],
		'Please remove characters that cannot be stored.',
	],
	[
		'no passenger',
		withDetails({ passengerName: undefined }),
		['details.passengerName'],
		'Passenger name is required',
	],
	['no travellers', { ...valid, travelers: 0 }, ['travelers'], 'At least 1 traveller is required.'],
	[
		'-1 travellers',
		{ ...valid, travelers: -1 },
		['travelers'],
		'At least 1 traveller is required.',
	],
	[
		'half a traveller',
		{ ...valid, travelers: 1.5 },
		['travelers'],
		'Travelers must be a whole number',
	],
	[
		'travellers as text',
		{ ...valid, travelers: '2' },
		['travelers'],
		'Travelers must be a whole number',
	],
	[
		'a thousand million travellers',
		{ ...valid, travelers: 1e9 },
		['travelers'],
		'At most 99 travellers can be booked at once.',
	],
	[
		'more travellers than the offer is for',
		{ ...valid, travelers: 3 },
		['travelers'],
		'This offer is for 2 travellers.',
	],
	['a total of -1', { ...valid, totalPrice: -1 }, ['totalPrice'], 'Total price cannot be negative'],
	['a total of 1e308', { ...valid, totalPrice: 1e308 }, ['totalPrice'], 'Total price is too large'],
	[
		'a total that is text',
		{ ...valid, totalPrice: 'NaN' },
		['totalPrice'],
		'Total price must be a number',
	],
	[
		'a total of null',
		{ ...valid, totalPrice: null },
		['totalPrice'],
		'Total price must be a number',
	],
	[
		'a date that does not exist',
		withDetails({ departureDate: '2026-02-30' }),
		['details.departureDate'],
		'Please enter a date that exists, as yyyy-MM-dd',
	],
	[
		'the year 0',
		withDetails({ departureDate: '0000-01-01' }),
		['details.departureDate'],
		'Please enter a date that exists, as yyyy-MM-dd',
	],
	[
		'a departure that has passed',
		offerBooking(offerOf('2026-11-21', 3, { departureDate: '2026-11-19' })),
		['details.departureDate'],
		'Please choose a departure date that has not passed.',
	],
	['an unknown deal', dealBooking(99, 1, 449.5), ['itemId'], 'This trip is no longer available.'],
	['an unknown tour', tourBooking(99, 2, 3740), ['itemId'], 'This trip is no longer available.'],
	[
		'a tour that is an offer',
		{ ...tourSent, itemId: offer.id },
		['itemId'],
		'This trip is no longer available.',
	],
	[
		'a tour without a departure',
		tourWithDetails({ departureDate: undefined }),
		['details.departureDate'],
		'Please select a departure date',
	],
	[
		'a tour on a day without departure',
		tourWithDetails({ departureDate: '2027-05-16' }),
		['details.departureDate'],
		'Please choose one of the departure dates of this tour.',
	],
	[
		'a tour that has departed',
		tourWithDetails({ departureDate: '2025-05-15' }),
		['details.departureDate'],
		'Please choose a departure date that has not passed.',
	],
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, body, fields, message) => {
		const answer = await post(body);
		expect(answer.status).toBe(400);
		expect(namedFields(answer.body).toSorted()).toEqual(fields.toSorted());
		expect(answer.body).toMatchObject(message ? { message } : {});
		await expectNothingStored();
	},
);

test.each([
	'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.8',
	'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.-1',
	'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21',
	'JFK.LHR.2026-02-30.2026-12-20.economy.2-adults.2026-11-21.3',
	'JFK.LHR.2026-12-10.2026-12-09.economy.2-adults.2026-11-21.3',
	'JFK.JFK.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'QQQ.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'JFK.QQQ.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'JFK.LHR.2026-12-10.2026-12-20.free.2-adults.2026-11-21.3',
	'JFK.LHR.2026-12-10.2026-12-20.economy.9-adults.2026-11-21.3',
	'jfk.lhr.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'__proto__',
	'01',
	"1' or '1'='1",
	'<script>alert(1)</script>',
])('the offer id %s is refused, and nothing is stored', async (itemId) => {
	const { status, body } = await post({ ...valid, itemId });
	expect(status).toBe(400);
	expect(body).toEqual({
		message: 'This trip is no longer available.',
		issues: [{ path: 'itemId', message: 'This trip is no longer available.' }],
	});
	await expectNothingStored();
});

test.each([
	['an offer', valid, offer.id, offer.price],
	['a deal', dealBooking(deal, 2, 0), deal, 899],
	['a tour', tourBooking(tour, 2, 0), tour, 3740],
])(
	'%s at any other total is a 409 with the right price, and nothing is stored',
	async (_, sent, itemId, right) => {
		for (const totalPrice of [0, 0.01, right - 0.01, right + 0.01, right * 10]) {
			const { status, body } = await post({ ...sent, totalPrice });
			expect(status).toBe(409);
			expect(z.parse(priceConflict, body)).toMatchObject({ quote: { itemId, totalPrice: right } });
		}
		await expectNothingStored();
	},
);

test("yesterday's quote is honoured at its price", async () => {
	const yesterday = offerOf('2026-11-20');
	const { status, body } = await post(offerBooking(yesterday));
	expect(status).toBe(201);
	expect(body).toMatchObject({ totalPrice: yesterday.price });
});

test.each(['2026-11-19', '2026-11-22', '2025-11-21'])(
	'a quote of %s is a 409 with the quote of today, which can be booked',
	async (quoteDay) => {
		const { status, body } = await post(offerBooking(offerOf(quoteDay)));
		expect(status).toBe(409);
		const { quote, message } = z.parse(priceConflict, body);
		expect(quote).toEqual({ itemId: offer.id, totalPrice: offer.price });
		expect(message).toContain(`$${offer.price.toLocaleString('en-US')}`);
		await expectNothingStored();
		expect((await post({ ...valid, ...quote })).status).toBe(201);
	},
);

test('a departure yesterday by UTC is still today somewhere', async () => {
	const late = offerOf('2026-11-21', 3, { departureDate: '2026-11-20' });
	expect((await post(offerBooking(late))).status).toBe(201);
});

test('a deal that has departed is refused', async () => {
	await db.update(flights).set({ departureDate: '2026-11-19', returnDate: null });
	const { status, body } = await post(dealBooking(deal, 1, 449.5));
	expect(status).toBe(400);
	expect(namedFields(body)).toEqual(['details.departureDate']);
});

test('a deal whose price was changed while it was looked at is asked about again', async () => {
	await db.update(flights).set({ price: 500 });
	const { status, body } = await post(dealBooking(deal, 1, 449.5));
	expect(status).toBe(409);
	expect(body).toMatchObject({ quote: { itemId: deal, totalPrice: 500 } });
});

test('a booking keeps its trip when the deal is deleted', async () => {
	await post(dealBooking(deal, 1, 449.5));
	await db.delete(flights);
	const [row] = await db.select().from(bookings);
	expect(row?.details).toMatchObject({ destination: 'London (LHR)', price: 449.5 });
});

test('the same attempt again gives the first booking and stores nothing', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const again = await post(valid, attempt);
	const inCapitals = await post(valid, attempt.toUpperCase());
	expect([first.status, again.status, inCapitals.status]).toEqual([201, 200, 200]);
	expect(again.body).toEqual(first.body);
	expect(inCapitals.body).toEqual(first.body);
	expect(await db.$count(bookings)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

test('a repeated attempt is known by its fields, not by their order or spacing', async () => {
	const attempt = randomUUID();
	await post(valid, attempt);
	const reordered = Object.fromEntries(Object.entries(valid).toReversed());
	expect((await post(JSON.stringify(reordered, null, 4), attempt)).status).toBe(200);
});

test('a repeated attempt is answered days later too, when its quote would be refused', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const later = () => new Date('2026-12-24T00:00:00Z');
	const again = await post(valid, attempt, { now: later });
	expect([again.status, again.body]).toEqual([200, first.body]);
});

test('the same attempt with other words is a 409', async () => {
	const attempt = randomUUID();
	await post(valid, attempt);
	const { status, body } = await post({ ...valid, name: 'Grace Hopper' }, attempt);
	expect(status).toBe(409);
	expect(body).toEqual({
		message: 'This booking was already sent with other details. Please start again.',
	});
	expect(await db.$count(bookings)).toBe(1);
});

test('a refused attempt leaves its id free', async () => {
	const attempt = randomUUID();
	expect((await post({ ...valid, totalPrice: 1 }, attempt)).status).toBe(409);
	expect((await post(valid, attempt)).status).toBe(201);
});

test.each(['', 'x', '1', `${randomUUID()}0`, "'; drop table bookings; --", '{}'])(
	'the attempt id "%s" is a 400 that names the header',
	async (attempt) => {
		const { status, body } = await post(valid, attempt);
		expect(status).toBe(400);
		expect(namedFields(body)).toEqual(['X-Client-Id']);
		await expectNothingStored();
	},
);

test('without an attempt id every request is a booking of its own', async () => {
	const references = [await post(valid), await post(valid)].map(
		({ body }) => z.parse(bookingReceipt, body).bookingId,
	);
	expect(new Set(references).size).toBe(2);
	expect(await db.$count(bookings)).toBe(2);
});

test('a reference that is taken is drawn again', async () => {
	const draws = [7, 7, 7, 8];
	const randomBytes = (count: number) => new Uint8Array(count).fill(draws.shift() ?? 0);
	const first = await post(valid, undefined, { randomBytes });
	const second = await post(valid, undefined, { randomBytes });
	expect([first.status, second.status]).toEqual([201, 201]);
	expect(first.body).not.toEqual(second.body);
	expect(draws).toEqual([]);
});

test('the twenty-first booking of an hour from one address is a 429; a repeat is not', async () => {
	const limited = { limitsUses: true };
	const attempt = randomUUID();
	expect((await post(valid, attempt, limited)).status).toBe(201);
	for (let count = 2; count <= 20; count += 1) {
		expect((await post(valid, undefined, limited)).status).toBe(201);
	}
	const refusal = await post(valid, undefined, limited);
	expect(refusal.status).toBe(429);
	expect(refusal.headers.get('Retry-After')).toBe('3600');
	expect((await post(valid, attempt, limited)).status).toBe(200);
	expect(await db.$count(bookings)).toBe(20);
	expect(await db.$count(outbox)).toBe(20);

	expect((await post(valid, undefined, { ...limited, clientAddress: '203.0.113.8' })).status).toBe(
		201,
	);
	const anHourLater = { ...limited, now: () => new Date('2026-11-21T13:00:00Z') };
	expect((await post(valid, undefined, anHourLater)).status).toBe(201);
});

test('what the client says of its own address changes nothing', async () => {
	const headers = (count: number) => ({ 'X-Forwarded-For': `198.51.100.${count}` });
	const limited = { ...deps, limitsUses: true };
	const statuses: number[] = [];
	for (let count = 1; count <= 21; count += 1) {
		const sent = { body: valid, headers: headers(count) };
		statuses.push((await send(handle, limited, 'POST', '/api/bookings', sent)).status);
	}
	expect(statuses.at(-1)).toBe(429);
});

test('a booking cannot be read by the public', async () => {
	const { status, headers } = await send(handle, deps, 'GET', '/api/bookings');
	expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('whatever JSON is sent, it is refused as JSON and nothing is stored', async () => {
	const values = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double());
	const mutated = fc
		.tuple(fc.constantFrom(...Object.keys(valid), 'details.city', 'x', '__proto__'), values)
		.map(([name, value]) =>
			name === 'details.city'
				? { ...withDetails({ city: value }), totalPrice: 1 }
				: { ...valid, totalPrice: 1, [name]: value },
		);
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.jsonValue(), mutated), async (body) => {
			const { status } = await post(body);
			expect([400, 409]).toContain(status);
		}),
		{ numRuns: 500 },
	);
	await expectNothingStored();
});

test('whatever text is sent as a field, it is stored as it is or refused', async () => {
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 130 }), async (name) => {
			await db.delete(bookings);
			const { status } = await post({ ...valid, name });
			const [row] = await db.select().from(bookings);
			expect(status).toBe(row ? 201 : 400);
			expect(row?.name ?? name.trim()).toBe(name.trim());
		}),
		{ numRuns: 200 },
	);
});

test('a stored total is the formula of the deal or the tour', async () => {
	const cents = fc.integer({ min: 0, max: 2_000_000 }).map((amount) => amount / 100);
	await fc.assert(
		fc.asyncProperty(
			cents,
			fc.option(cents),
			fc.integer({ min: 1, max: 99 }),
			async (price, discountPrice, travelers) => {
				await db.update(flights).set({ price });
				await db.update(tours).set({ price, discountPrice });
				await db.delete(bookings);
				const totals = [dealTotal(price, travelers), tourTotal(discountPrice ?? price, travelers)];
				const [dealPrice = 0, tourPrice = 0] = totals;
				expect((await post(dealBooking(deal, travelers, dealPrice))).status).toBe(201);
				expect((await post(tourBooking(tour, travelers, tourPrice))).status).toBe(201);
				const rows = await db.select().from(bookings).orderBy(bookings.id);
				expect(rows.map(({ totalPrice }) => totalPrice)).toEqual(totals);
			},
		),
		{ numRuns: 60 },
	);
});

async function expectNothingStored() {
	expect(await db.$count(bookings)).toBe(0);
	expect(await db.$count(outbox)).toBe(0);
}
