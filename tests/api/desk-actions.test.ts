import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/bookings.ts';
import { handle as handleDeeds } from '#functions/desk-deeds.ts';
import { departuresConflict } from '#src/contract/bookings/booking.ts';
import { moveMessages, readMoves } from '#src/contract/desk/move.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { refundableBooking } from '#src/server/admin/bookings/booking-refund.ts';
import { bookingRows } from '#src/server/admin/bookings/queries.ts';
import { selectRow } from '#src/server/admin/change-row.ts';
import { deeds, departures, tripMessages, waitingList } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { offerOf, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { deedCalls } from '../support/deed-calls.ts';
import { countedSeats } from '../support/seats.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { ask, asAgent, store, perform, done, undo, bookingNow, letters } = deedCalls(db);

const price = 1000;
const inAnHour = addHours(testNow, 1);
const now = () => testNow;

beforeEach(async () => {
	await asAgent();
	await insertTours(db, tourRow({ discountPrice: price }));
	await db.update(departures).set({ capacity: 5 });
});

/** Books so many seats of a departure of the tour, held for an hour. */
async function booked(number: number, travelers: number, changed: object = {}) {
	const departureId = Number(Object(changed).departureId ?? 1);
	const [departure] = await db.select().from(departures).where(eq(departures.id, departureId));
	return store(number, {
		type: 'tour',
		itemId: '1',
		title: 'Alpine Lakes',
		departureId,
		departureDate: departure?.date ?? '',
		travelers,
		totalPrice: tourTotal(price, travelers),
		heldUntil: inAnHour,
		details: { name: 'Alpine Lakes', duration: '7 Days', departureDate: departure?.date, price },
		...changed,
	});
}

async function taken(departureId: number, at = testNow) {
	const counted = await countedSeats(db, departureId, at);
	return (counted?.booked ?? 0) + (counted?.offered ?? 0);
}

function unsent() {
	return letters().then((all) => all.filter(({ cancelledAt }) => cancelledAt === null));
}

describe('confirming', () => {
	test('is told by a letter that waits, and undone without one', async () => {
		const id = await booked(1, 2);
		const { booking, deed } = await done(id, 'confirm', {});
		expect(booking.status).toBe('Confirmed');
		expect(deed).toMatchObject({ summary: 'Confirmed', hasWaitingLetter: true });
		expect(await unsent()).toMatchObject([{ kind: 'booking-confirmed', about: `booking ${id}` }]);
		expect((await undo(deed)).status).toBe(200);
		expect(await bookingNow(id)).toMatchObject({ status: 'Pending Confirmation' });
		expect(await unsent()).toEqual([]);
	});

	test('takes the seats again that a passed hold gave back, where there are enough', async () => {
		const id = await booked(1, 3, { heldUntil: testNow });
		expect(await taken(1)).toBe(0);
		const { deed } = await done(id, 'confirm', {});
		expect(await taken(1)).toBe(3);
		expect((await undo(deed)).status).toBe(200);
		expect(await taken(1)).toBe(0);
		await booked(2, 3);
		const refused = await perform(id, 'confirm', {});
		expect(refused.status).toBe(409);
		expect(departuresConflict.parse(refused.body).message).toContain('Only 2 seats are left');
		expect(await bookingNow(id)).toMatchObject({ status: 'Pending Confirmation' });
	});

	test('is refused where it is confirmed already', async () => {
		const id = await booked(1, 2, { status: 'Confirmed' });
		expect((await perform(id, 'confirm', {})).status).toBe(409);
	});
});

describe('cancelling', () => {
	test('promises what the policy pays back, and another amount with a reason only', async () => {
		const id = await booked(1, 2, { status: 'Confirmed', isPaidByWord: true });
		const refund = { amount: 1 };
		const refused = await perform(id, 'cancel', { refund });
		expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'refund.reason' }] } });
		const { booking, deed } = await done(id, 'cancel', {
			refund: { amount: 1, reason: 'Goodwill' },
		});
		expect(booking).toMatchObject({ status: 'Cancelled', refund: 1, refundReason: 'Goodwill' });
		expect(deed?.summary).toBe('Cancelled, $1.00 to pay back');
		expect((await undo(deed)).status).toBe(200);
		const { booking: again } = await done(id, 'cancel', {});
		expect(again.refund).toBe(tourTotal(price, 2) * 0.9);
	});

	test('undone, it has its seats, its refund and its free hours as if nothing had been', async () => {
		const id = await booked(1, 3, { type: 'flight', departureId: null });
		const { booking } = await done(id, 'confirm', {}, { at: addDays(testNow, -2) });
		const before = await refundableBooking(db, booking);
		const { deed } = await done(id, 'cancel', {});
		await undo(deed);
		const after = await refundableBooking(db, await selectRow(db, bookingRows, id));
		expect(after).toEqual(before);
		expect(after.confirmedAt).toEqual(addDays(testNow, -2));
	});

	test('offers its seats to who waits, and then it cannot be undone, in words', async () => {
		const id = await booked(1, 5, { status: 'Confirmed' });
		const waiting = { name: 'Grace', email: 'grace@example.com', phone: '', travellers: 5 };
		await db.insert(waitingList).values({ ...waiting, departureId: 1 });
		const { deed } = await done(id, 'cancel', {});
		expect(await taken(1)).toBe(5);
		const refused = await undo(deed);
		expect(refused.status).toBe(409);
		expect(departuresConflict.parse(refused.body).message).toMatch(/^No seats are left on /);
		expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled' });
		expect(await taken(1)).toBe(5);
	});

	test('accepts the request of its traveller, which waits again once it is undone', async () => {
		const id = await booked(1, 2, { status: 'Confirmed' });
		const asked = { kind: 'cancellation', cancellation: 'asked', bookingId: id, body: '' } as const;
		await db.insert(tripMessages).values(asked);
		const { deed } = await done(id, 'cancel', {});
		expect(await db.select().from(tripMessages)).toMatchObject([{ cancellation: 'accepted' }]);
		await undo(deed);
		const [message] = await db.select().from(tripMessages);
		expect(message).toMatchObject({ cancellation: 'asked', decidedAt: null });
	});

	test('takes the place of the letter about the last decision, which waits again once it is undone', async () => {
		const id = await booked(1, 2);
		const { deed: confirmed } = await done(id, 'confirm', {});
		const { deed: cancelled } = await done(id, 'cancel', {});
		expect(await unsent()).toMatchObject([{ kind: 'booking-cancelled' }]);
		await undo(cancelled);
		expect(await unsent()).toMatchObject([{ kind: 'booking-confirmed' }]);
		await undo(confirmed);
		expect(await unsent()).toEqual([]);
		expect(await bookingNow(id)).toMatchObject({ status: 'Pending Confirmation' });
	});

	test('in the list leaves one letter, and ends the undo', async () => {
		const id = await booked(1, 2);
		const { deed } = await done(id, 'confirm', {});
		const { status } = await ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Cancelled' });
		expect(status).toBe(200);
		expect(await unsent()).toMatchObject([{ kind: 'booking-cancelled' }]);
		expect((await undo(deed)).status).toBe(409);
	});
});

describe('re-opening', () => {
	test('holds a cancelled booking anew, and promises nothing back', async () => {
		const id = await booked(1, 2, { status: 'Cancelled', refund: 100, heldUntil: testNow });
		const { booking, deed } = await done(id, 'reopen', {});
		expect(booking).toMatchObject({
			status: 'Pending Confirmation',
			heldUntil: holdEnd(site, testNow).toISOString(),
			refund: null,
		});
		expect(await taken(1)).toBe(2);
		expect(await unsent()).toMatchObject([{ kind: 'booking-reopened' }]);
		await undo(deed);
		expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled', refund: 100 });
		expect(await taken(1)).toBe(0);
	});

	test('is refused where its seats are gone, and where it is not cancelled', async () => {
		const id = await booked(1, 2, { status: 'Cancelled' });
		const other = await booked(2, 4);
		const refused = await perform(id, 'reopen', {});
		expect(refused.status).toBe(409);
		expect(departuresConflict.parse(refused.body).message).toContain('Only 1 seat is left');
		expect((await perform(other, 'reopen', {})).status).toBe(409);
		expect(await db.$count(deeds)).toBe(0);
	});
});

describe('extending a hold', () => {
	test('holds it for longer, and one that has ended takes its seats again', async () => {
		const id = await booked(1, 2, { heldUntil: testNow });
		const until = addDays(testNow, 2);
		const { booking, deed } = await done(id, 'hold', { until: until.toISOString() });
		expect(booking.heldUntil).toBe(until.toISOString());
		expect(await taken(1)).toBe(2);
		expect((await unsent())[0]?.body).toMatch(/Held until: .+ → Monday, November 23/);
		await undo(deed);
		expect(await bookingNow(id)).toMatchObject({ heldUntil: testNow });
		expect(await taken(1)).toBe(0);
	});

	test.each([
		['a time that is past', testNow],
		['no later than it is', inAnHour],
		['more than two weeks', addDays(testNow, 15)],
	])('is refused: %s', async (_, until) => {
		const id = await booked(1, 2);
		const refused = await perform(id, 'hold', { until: until.toISOString() });
		expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'until' }] } });
		expect(await bookingNow(id)).toMatchObject({ heldUntil: inAnHour, version: 1 });
	});

	test('is refused of a confirmed booking, and of one whose seats are gone', async () => {
		const until = addDays(testNow, 2).toISOString();
		const confirmed = await booked(1, 2, { status: 'Confirmed' });
		expect((await perform(confirmed, 'hold', { until })).status).toBe(409);
		const expired = await booked(2, 4, { heldUntil: testNow });
		const refused = await perform(expired, 'hold', { until });
		expect(departuresConflict.parse(refused.body).message).toContain('Only 3 seats are left');
	});
});

describe('changing the contact', () => {
	const contact = { name: 'Ada King', email: 'king@example.com', phone: '+1 212 555 0100' };

	test('writes to the new address what changed, and to the old one nothing of the trip', async () => {
		const id = await store(1);
		const { booking, deed } = await done(id, 'contact', contact);
		expect(booking).toMatchObject(contact);
		expect(booking.details['passengerName']).toBe('Ada King');
		expect(deed?.summary).toBe('Name, e-mail address, and phone number changed');
		const [told, left] = await unsent();
		expect(told).toMatchObject({ kind: 'contact-changed', recipient: 'king@example.com' });
		expect(told?.body).toContain('Ada Lovelace → Ada King');
		expect(left).toMatchObject({ kind: 'address-left', recipient: 'ada@example.com' });
		expect(left?.body).not.toMatch(/king@|BD2|London/);
		await undo(deed);
		const after = await bookingNow(id);
		expect(after).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' });
		expect(after.details['passengerName']).toBe('Ada Lovelace');
		expect(await unsent()).toEqual([]);
	});

	test('is refused at the field', async () => {
		const id = await store(1);
		const { name, email, phone } = await bookingNow(id);
		for (const [changed, path] of [
			[{ name: 'A' }, 'name'],
			[{ email: 'ada@' }, 'email'],
			[{ phone: '12' }, 'phone'],
			[{ name, email, phone }, 'name'],
		] as const) {
			const refused = await perform(id, 'contact', { ...contact, ...changed });
			expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } });
		}
		expect(await db.$count(deeds)).toBe(0);
	});
});

describe('moving a tour', () => {
	async function movesOf(id: number) {
		const path = `/api/desk/bookings/${id}/moves`;
		const moves = readMoves.reply.parse((await ask(handleDeeds, 'GET', path)).body);
		if (moves.type !== 'tour') return expect.fail('A tour is no flight.');
		return moves.departures;
	}

	test('shows each departure with its seats and price, and moves seats, price and day', async () => {
		await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
		const id = await booked(1, 2, { status: 'Confirmed' });
		await booked(2, 1, { departureId: 2 });
		const target = (await movesOf(id)).find((each) => each.id === 2);
		const total = tourTotal(1200, 2);
		expect(target).toMatchObject({ seatsLeft: 4, quoted: total, total });
		const { booking, deed } = await done(id, 'move', { departureId: 2, total });
		expect(booking).toMatchObject({
			departureId: 2,
			departureDate: target?.date,
			totalPrice: total,
			quotedPrice: null,
			status: 'Confirmed',
		});
		expect(booking.details).toMatchObject({ departureDate: target?.date, price: 1200 });
		expect([await taken(1), await taken(2)]).toEqual([0, 3]);
		const [letter] = await unsent();
		expect(letter?.body).toContain('Total, taxes included: $2,200.00 → $2,640.00');
		expect(letter?.calendar).toContain('SEQUENCE:2');
		expect((await undo(deed)).status).toBe(200);
		expect([await taken(1), await taken(2)]).toEqual([2, 1]);
		expect(await bookingNow(id)).toMatchObject({ departureId: 1, totalPrice: tourTotal(price, 2) });
	});

	test('to a full departure is refused in words, and nothing is stored', async () => {
		const id = await booked(1, 2);
		await booked(2, 4, { departureId: 2, status: 'Confirmed' });
		const refused = await perform(id, 'move', { departureId: 2, total: tourTotal(price, 2) });
		expect(refused.status).toBe(409);
		const { message } = departuresConflict.parse(refused.body);
		expect(message).toMatch(
			/^Only 1 seat is left on .+, and 2 are needed\. Nothing was changed\.$/,
		);
		expect(await bookingNow(id)).toMatchObject({ departureId: 1, version: 1 });
		expect([await taken(1), await taken(2)]).toEqual([2, 4]);
		expect(await db.$count(deeds)).toBe(0);
		expect(await letters()).toEqual([]);
	});

	test('keeps the share that the desk took off', async () => {
		await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
		const id = await booked(1, 2);
		await done(id, 'price', { total: 1980, reason: 'Ten percent promised' });
		expect((await movesOf(id)).find((each) => each.id === 2)).toMatchObject({
			quoted: 2640,
			total: 2376,
		});
		const { booking } = await done(id, 'move', { departureId: 2, total: 2376 });
		expect(booking).toMatchObject({
			totalPrice: 2376,
			quotedPrice: 2640,
			priceReason: 'Ten percent promised',
		});
	});

	test('is refused at another price than was shown, and to what cannot be booked', async () => {
		const id = await booked(1, 2);
		const total = tourTotal(price, 2);
		await db.update(departures).set({ price: 1200 }).where(eq(departures.id, 2));
		await db.update(departures).set({ state: 'closed' }).where(eq(departures.id, 3));
		expect(await perform(id, 'move', { departureId: 2, total })).toMatchObject({
			status: 409,
			body: { message: moveMessages.priceChanged },
		});
		for (const departureId of [1, 3, 999]) {
			const refused = await perform(id, 'move', { departureId, total });
			expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'departureId' }] } });
		}
		expect((await perform(id, 'move', { total })).status).toBe(400);
		expect(await db.$count(deeds)).toBe(0);
	});

	test('of one whose hold has ended holds it anew', async () => {
		const id = await booked(1, 2, { heldUntil: testNow });
		const { booking } = await done(id, 'move', { departureId: 2, total: tourTotal(price, 2) });
		expect(booking.heldUntil).toBe(holdEnd(site, now()).toISOString());
		expect(await taken(2)).toBe(2);
	});
});

describe('moving a flight', () => {
	const offer = offerOf('2026-11-21');

	test('to another day shows the same engine’s offers for its route, class and party', async () => {
		const { origin, destination, departureDate, returnDate, cabinClass, legs } = offer;
		const details = { origin, destination, departureDate, returnDate, cabinClass, legs };
		const id = await store(1, {
			itemId: offer.id,
			totalPrice: offer.price,
			details: { ...details, party: '2-adults', price: offer.price },
		});
		const query = 'departureDate=2026-12-12&returnDate=2026-12-20';
		const path = `/api/desk/bookings/${id}/moves?${query}`;
		const moves = readMoves.reply.parse((await ask(handleDeeds, 'GET', path)).body);
		if (moves.type !== 'flight') return expect.fail('A flight is no tour.');
		expect(moves.offers).toHaveLength(8);
		const [chosen] = moves.offers;
		const asked = { offer: chosen?.id ?? '', total: chosen?.total ?? 0 };
		const { booking, deed } = await done(id, 'move', asked);
		expect(booking).toMatchObject({ departureDate: '2026-12-12', totalPrice: chosen?.quoted });
		expect(booking.details).toMatchObject({ airline: chosen?.airline, legs: chosen?.legs });
		expect(await bookingNow(id)).toMatchObject({ itemId: chosen?.id });
		const [letter] = await unsent();
		expect(letter?.body).toMatch(/Outward: .+ → /);
		await undo(deed);
		expect(await bookingNow(id)).toMatchObject({ itemId: offer.id, totalPrice: offer.price });
		const same = await perform(id, 'move', { offer: offer.id, total: offer.price });
		expect(same).toMatchObject({ status: 400, body: { issues: [{ path: 'offer' }] } });
	});

	test('of a deal searches its airports; another party, an old quote and a text are refused', async () => {
		const id = await store(1);
		const path = `/api/desk/bookings/${id}/moves`;
		const moves = readMoves.reply.parse((await ask(handleDeeds, 'GET', path)).body);
		if (moves.type !== 'flight') return expect.fail('A flight is no tour.');
		expect(moves.offers[0]?.id).toMatch(/^JFK\.LHR\.2026-12-10\.2026-12-20\.business\.2-adults\./);
		const others = [
			offerOf('2026-11-21', 0, { passengers: '1-adult' }).id,
			offerOf('2026-11-19', 0, { cabinClass: 'business' }).id,
			'a flight',
		];
		for (const text of others) {
			const refused = await perform(id, 'move', { offer: text, total: 100 });
			expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'offer' }] } });
		}
		for (const days of ['departureDate=2026-11-01', 'returnDate=2026-12-01', 'departureDate=x']) {
			expect((await ask(handleDeeds, 'GET', `${path}?${days}`)).status).toBe(400);
		}
	});

	test('is refused while it is cancelled', async () => {
		const id = await store(1, { status: 'Cancelled' });
		expect(await perform(id, 'move', { offer: offer.id, total: 1 })).toMatchObject({
			status: 409,
			body: { message: moveMessages.cancelled },
		});
	});
});
