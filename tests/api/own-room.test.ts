import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookedRoom } from '#src/domain/bookings/booked-room.ts';
import { tripOnly } from '#src/domain/bookings/trip-only.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { bookings, outbox, tours } from '#src/server/db/schema.ts';
import { quoteView } from '#src/server/quotes/quote-view.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';
import { tripPageText } from '../support/trip-page-text.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());
/** Before taxes; 330 dollars with them. */
const singleSupplement = 300;

beforeEach(() =>
	insertTours(db, tourRow({ discountPrice: 1000, facts: { ...noFacts, singleSupplement } })),
);

function book(travelers: number, total: number, ownRoom?: boolean) {
	const sent = tourBooking(1, travelers, total);
	const body = { ...sent, details: { ...sent.details, ownRoom } };
	return send(handle, deps, 'POST', '/api/bookings', {
		body,
		headers: { 'X-Client-Id': randomUUID() },
	});
}

async function stored() {
	const [booking] = await db.select().from(bookings);
	if (!booking) throw new Error('Nothing was stored.');
	return booking;
}

describe('where two share a room', () => {
	test.each([
		[1, true, 1100 + 330, { isOwn: true, supplement: 300 }],
		[1, undefined, 1100, { isOwn: false, supplement: 300 }],
		[3, true, 3300 + 330, { isOwn: true, supplement: 300 }],
		[3, false, 3300, { isOwn: false, supplement: 300 }],
	])('a party of %i, a room of one’s own: %s, pays $%i', async (travelers, own, total, room) => {
		expect((await book(travelers, total, own)).status).toBe(201);
		expect((await stored()).details).toMatchObject({ room });
	});

	test.each([2, 4])('nobody is left over of %i: nothing is asked or kept', async (travelers) => {
		expect((await book(travelers, travelers * 1100, true)).status).toBe(201);
		expect((await stored()).details).not.toHaveProperty('room');
	});

	test('a total without the room that was chosen is refused with what it costs now', async () => {
		const { status, body } = await book(1, 1100, true);
		const quote = { totalPrice: 1430, tour: { pricePerPerson: 1000, singleSupplement } };
		expect([status, body]).toMatchObject([409, { quote }]);
		expect(await db.$count(bookings)).toBe(0);
	});

	test('a tour that does not say what one costs sells none by itself', async () => {
		await db.update(tours).set({ facts: noFacts });
		expect((await book(1, 1430, true)).status).toBe(409);
		expect((await book(1, 1100)).status).toBe(201);
	});
});

describe('whoever took a room of their own reads of it', () => {
	test('in the letter, on the page of the trip line by line, and where its price is explained', async () => {
		await book(1, 1430, true);
		const booking = await stored();
		const [letter] = await db.select().from(outbox);
		expect(letter?.body).toContain('Room: A room of one’s own');
		expect(letter?.body).toContain('?travelers=1&date=2027-05-15&room=own');

		const { text } = await tripPageText(deps, db, booking);
		expect(text).toContain('Room A room of one’s own');
		expect(text).toContain('A room of one’s own, taxes included $330');

		const asked = { id: 'tour-1', travelers: '1', date: '2027-05-15', room: 'own' };
		const sources = { openDatabase: () => Promise.resolve(db), now: () => testNow };
		const quote = await quoteView(asked, sources);
		expect(quote?.sum.total).toBe(1430);
	});

	test('whatever the tour says later, and on another departure at the price it was booked at', async () => {
		await book(1, 1430, true);
		const { id } = await stored();
		await db.update(tours).set({ facts: noFacts });
		const { cookie } = await signedIn({ email: 'ana@example.com', isAgent: true });
		const headers = { Cookie: cookie };
		const { body } = await send(handle, deps, 'GET', `/api/desk/bookings/${id}/moves`, { headers });
		const totals = Object(body).departures.map(({ total }: { total: number }) => total);
		expect(new Set(totals)).toEqual(new Set([1430]));
	});
});

test.each([
	[1, false, 'Shared with another traveler'],
	[2, false, ''],
	[2, true, 'One traveler has a room of their own'],
	[3, false, 'One traveler shares a room with another party'],
])('of %i by now, a room of one’s own: %s: "%s"', (travelers, isOwn, words) => {
	const details = { name: 'Kyoto', room: { isOwn, supplement: 300 } };
	expect(bookedRoom({ type: 'tour', travelers, details })).toBe(words);
});

test('erased, a booking keeps the room that its price has, and no zone', () => {
	const room = { isOwn: true, supplement: 300 };
	const kept = tripOnly({ price: 1000, room, zone: 'Asia/Tokyo' }, 'tour', 'Ada');
	expect(kept).toEqual({ price: 1000, room });
});

test('the desk takes one on the phone at the same price', async () => {
	const { cookie } = await signedIn({ email: 'ana@example.com', isAgent: true });
	const body = {
		name: 'Ada Lovelace',
		phone: '+44 20 7946 0958',
		email: 'ada@example.com',
		travellers: [],
		isConfirmed: false,
		sendsLetter: true,
		type: 'tour',
		itemId: 1,
		travelers: 3,
		totalPrice: 3630,
		details: { departureDate: '2027-05-15', ownRoom: true },
	};
	const headers = { Cookie: cookie };
	const { status } = await send(handle, deps, 'POST', '/api/desk/bookings', { body, headers });
	expect(status).toBe(201);
	expect((await stored()).details).toMatchObject({ room: { isOwn: true } });
	const [letter] = await db.select().from(outbox);
	expect(letter?.body).toContain('One traveler has a room of their own');
});
