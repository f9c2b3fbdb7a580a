import { expect, test } from 'vitest';

import { lateRefusal, whyLate } from '#src/domain/bookings/late-refusal.ts';
import { flights } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import {
	bookingCalls,
	deal,
	offer,
	type Refusal,
	tour,
	valid,
	withDetails,
	without,
} from '../support/booking-calls.ts';
import { dealBooking, offerBooking, offerOf, tourBooking } from '../support/bookings.ts';
import { namedFields } from '../support/http.ts';

const { db, post, expectNothingStored } = await bookingCalls();

const tourSent = tourBooking(tour, 2, 3740);
const tourWithDetails = (changes: object) => ({
	...tourSent,
	details: { ...tourSent.details, ...changes },
});

const refused: Refusal[] = [
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
		'more travelers than the offer is for',
		{ ...valid, travelers: 3 },
		['travelers'],
		'This offer is for 2 travelers.',
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
	// Cities: an unknown one, one that is no city any more, and a way from a city to one of its own airports.
	'XXX*.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'JFK.AMM*.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'LON.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'SHA.SHA*.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3',
	'JFK.LHR.2026-12-10.2026-12-20.free.2-adults.2026-11-21.3',
	'JFK.LHR.2026-12-10.2026-12-20.economy.10-adults.2026-11-21.3',
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

test('the offer of a search between cities is booked between its own airports', async () => {
	const between = offerOf('2026-11-21', 3, { origin: 'NYC', destination: 'LON' });
	const { status, body } = await post({
		...offerBooking(between),
		details: { ...offerBooking(between).details, origin: 'Rome (FCO)' },
	});
	expect(status).toBe(201);
	expect(body).toMatchObject({ title: `${between.origin} to ${between.destination}` });
	expect(between.origin).toMatch(/\((JFK|EWR|LGA)\)$/);
});

test('an offer of a city at the price of another airport is refused with the right price', async () => {
	const offers = [0, 1, 2, 3].map((index) => offerOf('2026-11-21', index, { origin: 'NYC' }));
	const [one, other] = offers;
	if (!one || !other) throw new Error('A search has eight offers.');
	const { status, body } = await post({ ...offerBooking(one), totalPrice: other.price });
	expect(status).toBe(409);
	expect(body).toMatchObject({ quote: { itemId: one.id, totalPrice: one.price } });
});

test('a departure yesterday by UTC is still today somewhere', async () => {
	const offers = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
		offerOf('2026-11-21', index, { origin: 'HNL', departureDate: '2026-11-20' }),
	);
	const last = offers.toSorted((one, other) => (one.leavesAt < other.leavesAt ? -1 : 1)).at(-1);
	if (!last) throw new Error('A search has eight offers.');
	// Saturday, 1 AM in New York; no flight leaves late enough for the desk to be there before.
	const at = (moment: string) => ({ now: () => new Date(moment) });
	const early = await post(offerBooking(last), undefined, at('2026-11-21T00:30:00Z'));
	expect(early.status).toBe(201);
	const night = await post(offerBooking(last), undefined, at('2026-11-21T06:00:00Z'));
	expect(night.status).toBe(409);
	// Nobody would answer the phone.
	expect(night.body).toEqual({ message: whyLate({ type: 'flight' }, site) });
});

test('a flight that left this morning, or leaves before the desk opens, is a 409 with the phone number while somebody is there', async () => {
	const offers = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
		offerOf('2026-11-23', index, { departureDate: '2026-11-23', returnDate: null }),
	);
	// Monday, 1 PM in New York.
	const now = () => new Date('2026-11-23T18:00:00Z');
	const answers = await Promise.all(
		offers.map((offer) => post(offerBooking(offer), undefined, { now })),
	);
	const tooLate = { status: 409, body: { message: lateRefusal({ type: 'flight' }, site, now()) } };
	for (const [index, answer] of answers.entries()) {
		const isSold = (offers[index]?.leavesAt ?? '') >= '2026-11-23T21:00:00.000Z';
		expect(answer).toMatchObject(isSold ? { status: 201 } : tooLate);
	}
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
});

test('a deal that has departed is refused', async () => {
	await db.update(flights).set({ departureDate: '2026-11-19', returnDate: null });
	const { status, body } = await post(dealBooking(deal, 1, 449.5));
	expect(status).toBe(400);
	expect(namedFields(body)).toEqual(['details.departureDate']);
});
