import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { takeBooking } from '#src/contract/desk/new-booking.ts';
import { deskHoldEnd } from '#src/domain/bookings/hold.ts';
import { bookings, changes, flights, outbox, payments, travellers } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { dealRow, offerOf, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';
import { wrongField } from '../support/wrong-field.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());

beforeEach(async () => {
	await db.insert(flights).values(dealRow());
	await insertTours(db, tourRow());
});

const person = { name: 'Ada Lovelace', phone: '+44 20 7946 0958', email: 'ada@example.com' };
const asked = { ...person, travellers: [], isConfirmed: false, sendsLetter: true };
/** Two on the tour: 3,740 dollars with taxes. */
const tour = {
	...asked,
	type: 'tour',
	itemId: 1,
	travelers: 2,
	totalPrice: 3740,
	details: { departureDate: '2027-05-15' },
};
const own = {
	...asked,
	type: 'own',
	travelers: 2,
	totalPrice: 1450.5,
	details: {
		title: 'A week in Maine',
		departureDate: '2027-07-03',
		days: 7,
		lines: [
			{ text: 'Cottage, seven nights', amount: 1500.5 },
			{ text: 'Regular guest', amount: -50 },
		],
	},
};

let cookie = '';
beforeEach(async () => {
	const ana = { email: 'ana@example.com', fullName: 'Ana Reyes', isAgent: true };
	({ cookie } = await signedIn(ana));
});

/** Takes a booking as an agent of the desk. */
function take(body: object, attempt?: string) {
	const headers: Record<string, string> = { Cookie: cookie };
	if (attempt !== undefined) headers['X-Client-Id'] = attempt;
	return send(handle, deps, 'POST', '/api/desk/bookings', { body, headers });
}

async function expectNothingStored() {
	for (const table of [bookings, payments, travellers, outbox, changes]) {
		expect(await db.$count(table)).toBe(0);
	}
}

describe('what is stored', () => {
	test('a tour is held as on the site, and says who took it', async () => {
		const { status, body } = await take(tour);
		expect([status, body]).toEqual([201, expect.anything()]);
		const { booking } = z.parse(takeBooking.reply, body);
		expect(booking).toMatchObject({
			status: 'Pending Confirmation',
			title: 'Island Light',
			totalPrice: 3740,
			quotedPrice: null,
			priceReason: null,
			source: 'desk',
			takenBy: 'Ana Reyes',
			heldUntil: deskHoldEnd(site, testNow).toISOString(),
		});
		const [row] = await db.select().from(bookings);
		expect(row).toMatchObject({ itemId: '1', departureId: expect.any(Number) });
		expect(row?.details).toMatchObject({ passengerName: 'Ada Lovelace', duration: '7 days' });
		expect(row?.details).not.toHaveProperty('address');
		const [change] = await db.select().from(changes);
		expect(change).toMatchObject({ action: 'created', subject: 'booking', name: 'Ana Reyes' });
	});

	test('its letter goes at once, and says that nothing is charged', async () => {
		await take(tour);
		const letters = await db.select().from(outbox).orderBy(outbox.id);
		expect(letters.map(({ kind, recipient }) => [kind, recipient])).toEqual([
			['booking-received', 'ada@example.com'],
		]);
		expect(letters[0]?.body).toContain('Thank you for your call.');
		expect(letters[0]?.body).toContain('Nothing has been charged.');
	});

	test('an offer and a deal are taken by what the site makes of their ids', async () => {
		const offer = offerOf('2026-11-21');
		const flight = { ...asked, type: 'flight', travelers: 2 };
		const offered = await take({ ...flight, itemId: offer.id, totalPrice: offer.price });
		const dealt = await take({ ...flight, itemId: 1, totalPrice: 899 });
		expect([offered.status, dealt.status]).toEqual([201, 201]);
		const rows = await db.select().from(bookings).orderBy(bookings.id);
		expect(rows.map(({ type, itemId, totalPrice }) => [type, itemId, totalPrice])).toEqual([
			['flight', offer.id, offer.price],
			['flight', '1', 899],
		]);
	});

	test('what the desk puts together itself costs what its lines come to', async () => {
		const { status, body } = await take(own);
		expect([status, body]).toEqual([201, expect.anything()]);
		const { booking } = z.parse(takeBooking.reply, body);
		expect(booking).toMatchObject({
			type: 'tour',
			title: 'A week in Maine',
			departureDate: '2027-07-03',
			departureId: null,
			totalPrice: 1450.5,
			details: { name: 'A week in Maine', duration: '7 days', lines: own.details.lines },
		});
		const [letter] = await db.select().from(outbox);
		expect(letter?.body).toContain('A week in Maine');
		expect(letter?.body).not.toContain('How the price is made');
	});

	test('another price is kept beside the one of the rules, with its reason', async () => {
		const agreed = { total: 3366, reason: 'Ten percent, as promised' };
		await take({ ...tour, agreed });
		const [row] = await db.select().from(bookings);
		expect(row).toMatchObject({
			totalPrice: 3366,
			quotedPrice: 3740,
			priceReason: 'Ten percent, as promised',
			clientTotal: 3740,
		});
		const [letter] = await db.select().from(outbox);
		expect(letter?.body).toMatch(/\$3,366\.00[^]*\$3,740\.00/);
	});

	test('more than it costs is paid where that is meant so, as on a booking’s page', async () => {
		const payment = { amount: 3740.01, method: 'Cash', isOverBalance: true };
		const { body } = await take({ ...tour, payment });
		const { booking } = z.parse(takeBooking.reply, body);
		expect(booking).toMatchObject({ totalPrice: 3740, paid: 3740.01 });
		expect(await db.select().from(payments)).toMatchObject([{ amount: 3740.01, method: 'Cash' }]);
	});

	test('confirmed at once and paid in part: one letter, which waits, and the money', async () => {
		const payment = { amount: 500, method: 'Card', note: 'by phone' };
		const { body } = await take({ ...tour, isConfirmed: true, payment });
		const { booking } = z.parse(takeBooking.reply, body);
		expect(booking.status).toBe('Confirmed');
		const letters = await db.select().from(outbox).orderBy(outbox.id);
		expect(letters.map(({ kind }) => kind)).toEqual(['booking-confirmed']);
		const paid = await db.select().from(payments).orderBy(payments.id);
		expect(paid).toMatchObject([
			{
				bookingId: booking.id,
				amount: 500,
				method: 'Card',
				author: 'Ana Reyes',
				paidOn: '2026-11-21',
			},
		]);
	});

	test('who travels is named as far as it was said', async () => {
		const named = [
			{ name: 'Ada Lovelace', birthDate: '1990-12-10' },
			{ name: 'Byron Lovelace', birthDate: null },
		];
		await take({ ...tour, travellers: named });
		const rows = await db.select().from(travellers).orderBy(travellers.seat);
		expect(rows).toMatchObject(named.map((person, index) => ({ ...person, seat: index + 1 })));
	});

	test('a caller without an address gets no letter, and one who wants none neither', async () => {
		const { body } = await take({ ...tour, email: '' });
		expect(body).toMatchObject({ noLetter: true });
		const quiet = await take({ ...tour, sendsLetter: false });
		expect(quiet.body).not.toHaveProperty('noLetter');
		const done = await take({ ...tour, sendsLetter: false, isConfirmed: true });
		expect(done.status).toBe(201);
		expect(await db.$count(outbox)).toBe(0);
	});
});

test('the same attempt sent again stores nothing more, even when its seats are the last', async () => {
	const attempt = '0b9e7c52-9f53-4d8a-a5ce-6f8f3ea2c9f1';
	const wish = { ...tour, travelers: 1, totalPrice: 1870, isConfirmed: true };
	const payment = { amount: 100, method: 'Cash' };
	const answers = await Promise.all([
		take({ ...wish, payment }, attempt),
		take({ ...wish, payment }, attempt),
	]);
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
		200, 201,
	]);
	expect(answers[0]?.body).toEqual(answers[1]?.body);
	expect(await db.$count(bookings)).toBe(1);
	expect(await db.$count(payments)).toBe(1);
	// What is kept beside the payments, by which lists find what is open.
	const [kept] = await db.select({ paid: bookings.paid }).from(bookings);
	expect(kept).toEqual({ paid: payment.amount });
	expect(await db.$count(outbox)).toBe(1);
	expect(await take({ ...wish, name: 'Somebody Else' }, attempt)).toMatchObject({ status: 409 });
});

describe('what is refused', () => {
	const refused: [what: string, body: object, status: number, field?: string][] = [
		[
			'a discount of more than the phone’s',
			{ ...tour, agreed: { total: 2056.99, reason: 'A friend of mine' } },
			400,
			'agreed.total',
		],
		[
			'another price without a reason',
			{ ...tour, agreed: { total: 3700, reason: '' } },
			400,
			'agreed.reason',
		],
		[
			'a payment of more than it costs',
			{ ...tour, payment: { amount: 3740.01, method: 'Cash' } },
			400,
			'payment.amount',
		],
		[
			'the number of a card',
			{ ...tour, payment: { amount: 9, method: 'Card', note: 'Visa 4111 1111 1111 1111' } },
			400,
			'payment.note',
		],
		[
			'a payment of nothing',
			{ ...tour, payment: { amount: 0, method: 'Cash' } },
			400,
			'payment.amount',
		],
		[
			'more names than seats',
			{ ...tour, travellers: [null, null, { name: 'Third One', birthDate: null }] },
			400,
			'travellers',
		],
		[
			'a lead of seventeen',
			{ ...tour, travellers: [{ name: 'Too Young', birthDate: '2009-06-01' }] },
			400,
			'travellers.0.birthDate',
		],
		[
			'a day on which the tour does not leave',
			{ ...tour, details: { departureDate: '2027-05-16' } },
			400,
			'details.departureDate',
		],
		['a tour that is gone', { ...tour, itemId: 99 }, 400, 'itemId'],
		[
			'lines below nothing',
			{
				...own,
				totalPrice: 0,
				details: { ...own.details, lines: [{ text: 'Voucher', amount: -1 }] },
			},
			400,
			'details.lines',
		],
		[
			'lines of the past',
			{ ...own, details: { ...own.details, departureDate: '2026-11-01' } },
			400,
			'details.departureDate',
		],
		['a caller whose address is none', { ...tour, email: 'ada@' }, 400, 'email'],
		['yesterday’s price', { ...tour, totalPrice: 3700 }, 409],
		['more people than seats', { ...tour, travelers: 40, totalPrice: 74_800 }, 409],
	];

	test.each(refused)('%s', async (_, body, status, field) => {
		const answer = await take(body);
		expect([answer.status, wrongField(answer.body)]).toEqual([status, field ?? null]);
		await expectNothingStored();
	});

	test('a discount of 45 percent to the cent is none of them', async () => {
		const agreed = { total: 2057, reason: 'A friend of mine' };
		expect((await take({ ...tour, agreed })).status).toBe(201);
	});
});
