import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	flights,
	inquiries,
	travellers,
	users,
} from '#src/server/db/schema.ts';
import { quoteView } from '#src/server/quotes/quote-view.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { dealBooking, dealRow, offerBooking, offerOf, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { findAs } from '../support/desk-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const { db, ask } = administratorCalls(await testDatabase());

type Row = Parameters<typeof storedBooking>[1];

function store(...rows: Row[]) {
	return db.insert(bookings).values(rows.map((row, index) => storedBooking(index + 1, row)));
}

const caller: Row = {
	reference: 'BD7K2MQ4R',
	name: 'Zoë Çelik',
	email: 'zoe@example.net',
	phone: '+1 (555) 010-9999',
	title: 'New York (JFK) to London (LHR)',
};
const other: Row = {
	reference: 'BDAAAAAA2',
	name: 'Grace Hopper',
	email: 'grace@example.org',
	phone: '+1 212 555 0142',
	title: 'Oslo (OSL) to Rome (FCO)',
	details: { origin: 'Oslo (OSL)', destination: 'Rome (FCO)' },
};

test.each([
	['a reference', 'BD7K2MQ4R'],
	['a reference in small letters and pieces', 'bd 7k2m-q4r'],
	['a reference without its prefix', '7k2mq4r'],
	['a part of a reference in pieces', 'k2m-q4r'],
	['a surname without its accents', 'celik'],
	['a surname with others', 'ÇELIK'],
	['the last seven digits', '010 9999'],
	['a number with its country', '+15550109999'],
	['a number dialed from abroad', '001 555 010 9999'],
	['a number with dots', '555.010.9999'],
	['an address', 'ZOE@example.net'],
	['a route by its codes', 'jfk lhr'],
	['a route as it is drawn', 'JFK → LHR'],
	['a route by its cities', 'new york london'],
])('%s finds the booking', async (_, q) => {
	await store(caller, other);
	const found = await findAs(ask, q);
	expect(found.bookings.map(({ reference }) => reference)).toEqual(['BD7K2MQ4R']);
});

test('an older reference is found with O for 0 and I for 1', async () => {
	await store({ ...caller, reference: 'BD1040' }, other);
	const found = await findAs(ask, 'bd io4o');
	expect(found.bookings.map(({ reference }) => reference)).toEqual(['BD1040']);
});

test.each(['7K2MQ4R', 'zoe', 'celik zoë', '0109999'])(
	'whoever %s is of is found beside it, once',
	async (q) => {
		await store(caller, { ...caller, reference: 'BDBBBBBB3' }, other);
		expect((await findAs(ask, q)).people).toMatchObject([
			{ name: 'Zoë Çelik', email: 'zoe@example.net', phone: '+1 (555) 010-9999' },
		]);
	},
);

test('a route finds trips, and not everybody who booked them', async () => {
	await store(caller, other);
	expect((await findAs(ask, 'jfk lhr')).people).toEqual([]);
});

test('two people of one name are two, whose address tells them apart', async () => {
	await store(caller, { ...caller, reference: 'BDBBBBBB3', email: 'other@example.net', phone: '' });
	const { people } = await findAs(ask, 'Zoë Çelik');
	expect(people.map(({ email }) => email).toSorted()).toEqual([
		'other@example.net',
		'zoe@example.net',
	]);
});

test('a short name comes before all that has its letters somewhere', async () => {
	const oliver: Row = { name: 'Oliver Liddell', title: 'Lisbon (LIS) to Lima (LIM)' };
	await store({ ...caller, name: 'Li Wei' }, ...Array.from({ length: 9 }, () => oliver));
	expect((await findAs(ask, 'li')).bookings[0]).toMatchObject({ name: 'Li Wei' });
});

test('a booking is found by whoever travels along', async () => {
	await store(other, caller);
	await db.insert(travellers).values({ bookingId: 2, seat: 2, name: 'Émile Durand' });
	const { bookings: found, people } = await findAs(ask, 'emile durand');
	expect(found.map(({ id }) => id)).toEqual([2]);
	// The one who booked is somebody else.
	expect(people).toEqual([]);
});

test('the check code of a quote finds what was booked from it, however it is read out', async () => {
	await db.insert(flights).values(dealRow());
	const offer = offerOf('2026-11-21');
	const codes = await Promise.all(
		[
			{ id: offer.id, travelers: '', date: '', room: '' },
			{ id: 'deal-1', travelers: '2', date: '', room: '' },
		].map((asked) => quoteView(asked, { openDatabase: async () => db, now: () => testNow })),
	);
	for (const booking of [offerBooking(offer), dealBooking(1, 2, 899)]) {
		const { status } = await ask(handle, 'POST', '/api/bookings', booking);
		expect(status).toBe(201);
	}
	const found = await Promise.all(
		codes.flatMap((quote) => {
			const code = quote?.checkCode ?? '';
			const spoken = code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
			return [code, spoken].map((q) => findAs(ask, q));
		}),
	);
	expect(found.map((each) => each.bookings.map(({ id }) => id))).toEqual([[1], [1], [2], [2]]);
});

const person = { name: 'Zoë Çelik', email: 'zoe@example.net' };

test('requests of every kind are found, by a number too, and the account', async () => {
	const phone = '+1 (555) 010-9999';
	await db.insert(inquiries).values({ ...person, subject: 'Kyoto in May', message: 'Is it warm?' });
	await db.insert(customOffers).values({
		...person,
		phone,
		destination: 'Oslo',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		budget: '$3,000',
		travelClass: 'Economy',
	});
	const slot = { slotFrom: new Date('2026-11-23T15:00Z'), slotTo: new Date('2026-11-23T16:00Z') };
	await db.insert(callBacks).values({ ...person, phone, reference: 'BD7K2MQ4R', ...slot });
	const job = { job: 'travel-consultant', message: 'I would like to.' };
	await db.insert(applications).values({ ...person, phone, ...job });
	const account = { username: 'zoe', fullName: 'Zoë Çelik', email: 'Zoe@Example.net' };
	await db.insert(users).values({ ...account, passwordHash: '-' });
	const byName = await findAs(ask, 'celik');
	expect(byName.requests.map(({ kind, about }) => `${kind}: ${about}`).toSorted()).toEqual([
		'application: travel-consultant',
		'call-back: BD7K2MQ4R',
		'custom-offer: Oslo',
		'inquiry: Kyoto in May',
	]);
	expect(byName.people).toMatchObject([{ name: 'Zoë Çelik', phone, hasAccount: true }]);
	const byNumber = await findAs(ask, '0109999');
	expect(byNumber.requests.map(({ kind }) => kind).toSorted()).toEqual([
		'application',
		'call-back',
		'custom-offer',
	]);
});

test('tours are found by their place, and departures by their day, as people say it', async () => {
	await insertTours(db, tourRow({ name: 'Temple Walks', destination: 'Kyoto, Japan' }), tourRow());
	const { tours: found, departures } = await findAs(ask, 'kyoto');
	expect(found).toMatchObject([{ name: 'Temple Walks' }]);
	expect(departures.length).toBeGreaterThan(0);
	const day = departures[0]?.date ?? '';
	const [year = '', month = ''] = day.split('-');
	const spoken = new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
		month: 'long',
		day: 'numeric',
		timeZone: 'UTC',
	});
	for (const q of [`kyoto ${spoken}`, `temple ${day}`, `${spoken} ${year} kyoto`]) {
		const days = (await findAs(ask, q)).departures.map(({ date }) => date);
		expect(days).toContain(day);
		expect(new Set(days.map((each) => each.split('-')[1]))).toEqual(new Set([month]));
	}
});

test('too little is not searched for, and what nobody has finds nothing', async () => {
	await store(caller);
	const nothing = { people: [], bookings: [], requests: [], tours: [], departures: [], more: [] };
	for (const q of ['', ' ', 'z', 'zzzz', '%', '__', '\\', "' or 1=1 --"]) {
		expect(await findAs(ask, q)).toEqual(nothing);
	}
	const { status } = await ask(handle, 'GET', `/api/desk/find?q=${'z'.repeat(101)}`);
	expect(status).toBe(400);
});

test('where more fit than are told, it says how many there are, as the list itself does', async () => {
	const many = (length: number) => Array.from({ length }, (_, index) => index);
	await store(...many(12).map((index) => ({ ...caller, reference: `BDAAAA${index + 10}` })), other);
	const request = { subject: 'Kyoto in May', message: 'Is it warm?' };
	await db.insert(inquiries).values(many(11).map(() => ({ ...person, ...request })));
	await db.insert(users).values(
		many(9).map((index) => {
			const name = `zoe${index}`;
			return { username: name, email: `${name}@b.co`, fullName: 'Zoë Çelik', passwordHash: '-' };
		}),
	);
	const found = await findAs(ask, 'celik');
	expect([found.bookings, found.requests, found.people].map(({ length }) => length)).toEqual([
		8, 8, 8,
	]);
	expect(found.more.toSorted((one, next) => one.list.localeCompare(next.list))).toEqual([
		{ list: 'bookings', count: 12 },
		{ list: 'inquiries', count: 11 },
		{ list: 'users', count: 9 },
	]);
	const list = await ask(handle, 'GET', '/api/bookings?q=celik');
	expect(list.headers.get('X-Total-Count')).toBe('12');
	expect((await findAs(ask, 'hopper')).more).toEqual([]);
});

test('of tours and departures it says so too', async () => {
	const walks = Array.from({ length: 9 }, (_, index) => tourRow({ name: `Kyoto Walk ${index}` }));
	await insertTours(db, ...walks);
	const { departures, more } = await findAs(ask, 'kyoto');
	expect(departures).toHaveLength(8);
	expect(more[0]).toEqual({ list: 'tours', count: 9 });
	expect(more[1]).toMatchObject({ list: 'departures', count: expect.toSatisfy((n) => n > 9) });
});
