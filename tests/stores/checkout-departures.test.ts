import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, departures, tours } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { bookingCalls } from '../support/booking-calls.ts';
import { type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { draft, form, saveDraft, visitCheckout } from '../support/checkout-visit.ts';

const { db, deps, expectNothingStored } = await bookingCalls();
const wanted = '2027-05-15';
const other = '2027-06-12';
let network: Network;

beforeEach(() => {
	stubStorage();
	network = stubNetwork((request) => handle(request, deps));
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a tour that opens as it was chosen is told its last day and its departure, and no news', async () => {
	const { state } = await opened();
	expect(state).toMatchObject({
		step: 'form',
		previousTotal: null,
		trip: { departureDate: wanted, endDate: '2027-05-21', departureId: 1, totalPrice: 3740 },
	});
	expect(state).not.toHaveProperty('full');
});

test('another price of the departure is told before anything is filled in', async () => {
	await change(wanted, { price: 1500 });
	const { state } = await opened();
	expect(state).toMatchObject({
		previousTotal: 3740,
		trip: { pricePerPerson: 1500, totalPrice: 3300 },
	});
});

test('too few seats are told when the checkout opens, and nothing is sent before another is chosen', async () => {
	await change(wanted, { capacity: 1 });
	const { page, state } = await opened();
	expect(state).toMatchObject({
		full: { message: '1 seat is left on this departure.', wanted, chosen: null },
	});
	const sent = network.sent.length;
	await page.completeBooking(form);
	expect(network.sent).toHaveLength(sent);
	expect(page.$checkout.get()).toMatchObject({
		full: { problem: 'Please choose a departure date.' },
	});
});

test('seats that go while somebody types are told with the others, one of which is booked at its price', async () => {
	await change(other, { price: 2000 });
	const { page } = await opened();
	await change(wanted, { capacity: 1 });
	await page.completeBooking(form);
	expect(page.$checkout.get()).toMatchObject({
		step: 'form',
		full: { message: '1 seat is left on May 15, 2027: you asked for 2.', wanted },
	});
	await expectNothingStored();

	page.chooseDeparture('2027-01-01');
	expect(page.$checkout.get()).toMatchObject({ full: { chosen: null } });
	page.chooseDeparture(other, testNow);
	const trip = { departureDate: other, endDate: '2027-06-18', totalPrice: 4400 };
	expect(page.$checkout.get()).toMatchObject({ trip, full: { chosen: other } });
	// A reload comes back to it.
	expect((await opened(null)).state).toMatchObject({ trip, previousTotal: null });

	await page.completeBooking(form);
	expect(page.$checkout.get()).toMatchObject({ step: 'booked', receipt: { totalPrice: 4400 } });
	expect(await db.select().from(bookings)).toMatchObject([
		{ departureDate: other, departureId: 2 },
	]);
});

test('a departure that closes while somebody types is told with the others', async () => {
	const { page } = await opened();
	await change(wanted, { state: 'closed' });
	await page.completeBooking(form);
	const state = page.$checkout.get();
	expect(state).toMatchObject({
		full: { message: 'This departure can no longer be booked. Please choose another date.' },
	});
	page.chooseDeparture(other, testNow);
	await page.completeBooking(form);
	expect(page.$checkout.get().step).toBe('booked');
});

test('a departure that closed before leads back to the tour, with the party kept', async () => {
	await change(wanted, { state: 'closed' });
	const { page, leave } = await opened();
	expect(leave.mock.calls).toEqual([['/tours/1']]);
	expect(page.$checkout.get()).toEqual({ step: 'opening' });
	expect(sessionStorage.getItem('carriedToast')).toContain('can no longer be booked');
	expect(sessionStorage.getItem('currentBooking')).toContain('"travelers":2');
});

test('a departure of an old draft that has left leads back to the tour', async () => {
	const { leave } = await opened({
		...draft,
		details: { ...draft.details, departureDate: '2026-11-21' },
	});
	expect(leave.mock.calls).toEqual([['/tours/1']]);
});

test('a tour that is gone leads back to all tours, and its draft is forgotten', async () => {
	await db.update(tours).set({ deletedAt: testNow });
	const { leave } = await opened();
	expect(leave.mock.calls).toEqual([['/tours']]);
	expect(sessionStorage.getItem('currentBooking')).toBeNull();
});

test('without a network the draft is believed, for the server to check', async () => {
	const logged = vi.spyOn(console, 'error').mockReturnValue();
	network.fates.push('request lost');
	const { state } = await opened();
	expect(state).toMatchObject({ step: 'form', previousTotal: null, trip: { totalPrice: 3740 } });
	expect(logged).toHaveBeenCalledOnce();
});

test('the key of the waiting list’s letter is sent with the booking of its departure alone', async () => {
	await change(wanted, { capacity: 0 });
	const key = 'k'.repeat(43);
	const { page, state } = await opened({ ...draft, details: { ...draft.details, seatKey: key } });
	// The seats that the letter holds count as taken for everybody else.
	expect(state).not.toHaveProperty('full');
	await page.completeBooking(form);
	expect(network.sent.at(-1)?.body).toContain(`"seatKey":"${key}"`);
});

async function opened(saved: object | null = draft) {
	if (saved) saveDraft(saved);
	const page = await visitCheckout('', testNow);
	await page.checkTrip(page.leave, testNow);
	return { page, leave: page.leave, state: page.$checkout.get() };
}

function change(date: string, values: Partial<typeof departures.$inferInsert>) {
	return db.update(departures).set(values).where(eq(departures.date, date));
}
