import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings } from '#src/server/db/schema.ts';

import { bookingCalls, deal, offer } from '../support/booking-calls.ts';
import { dealRow } from '../support/bookings.ts';
import { type Network, stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { draft, form, newPage, saveDraft, visitCheckout } from '../support/checkout-visit.ts';

const { db, deps } = await bookingCalls();
const dealForTwo = { ...dealRow(), id: deal, travelers: 2 };
let network: Network;

beforeEach(() => {
	stubStorage();
	network = stubNetwork((request) => handle(request, deps));
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a booking is stored as it was filled in, and its reference is given', async () => {
	const { $checkout, $toasts, completeBooking } = await visitCheckout(offer);
	expect(await completeBooking(form)).toEqual({});
	const [row] = await db.select().from(bookings);
	expect($checkout.get()).toMatchObject({
		step: 'booked',
		trip: { itemId: offer.id },
		receipt: { bookingId: row?.reference, title: 'New York (JFK) to London (LHR)' },
	});
	expect(row).toMatchObject({
		itemId: offer.id,
		name: 'Ada Lovelace',
		email: form.email,
		phone: form.phone,
		travelers: 2,
		totalPrice: offer.price,
		clientTotal: offer.price,
	});
	const { address, city, country, zipCode } = form;
	expect(row?.details).toMatchObject({
		passengerName: 'Ada Lovelace',
		address,
		city,
		country,
		zipCode,
	});
	expect(row?.attemptId).toBe(network.sent[0]?.attempt);
	expect($toasts.get()).toEqual([]);
});

test('a deal is booked for the travellers it was chosen for', async () => {
	const { $checkout, completeBooking } = await visitCheckout(dealForTwo);
	await completeBooking(form);
	expect($checkout.get().step).toBe('booked');
	expect(await stored()).toEqual([{ itemId: '1', travelers: 2, totalPrice: 899 }]);
});

test('a tour is booked from its draft, which is gone afterwards', async () => {
	saveDraft(draft);
	const { $checkout, completeBooking } = await visitCheckout();
	await completeBooking(form);
	expect($checkout.get().step).toBe('booked');
	expect(await stored()).toEqual([{ itemId: '1', travelers: 2, totalPrice: 3740 }]);
	expect((await visitCheckout()).leave.mock.calls).toEqual([['/']]);
});

test('the reference is remembered in this browser, and nothing of the passenger', async () => {
	const { completeBooking } = await visitCheckout(offer);
	await completeBooking(form);
	const [row] = await db.select().from(bookings);
	const kept = localStorage.getItem('bookings') ?? '';
	expect(JSON.parse(kept)).toEqual([
		{
			bookingId: row?.reference,
			type: 'flight',
			title: 'New York (JFK) to London (LHR)',
			status: 'Pending Confirmation',
			travelers: 2,
			departureDate: '2026-12-10',
			totalPrice: offer.price,
			legs: offer.legs,
			heldUntil: row?.heldUntil?.toISOString(),
		},
	]);
	for (const personal of ['Ada', 'Lovelace', form.email, form.phone, form.address, form.zipCode]) {
		expect(kept).not.toContain(personal);
	}
});

test('the booking is sent once, however often it is completed meanwhile', async () => {
	const { $checkout, completeBooking } = await visitCheckout(offer);
	const steps: string[] = [];
	$checkout.listen(({ step }) => steps.push(step));
	const twice = [completeBooking(form), completeBooking({ ...form, phone: '0000000000' })];
	expect($checkout.get().step).toBe('sending');
	await Promise.all(twice);
	await completeBooking(form);
	expect(network.sent).toHaveLength(1);
	expect(steps).toEqual(['sending', 'booked']);
	expect(await db.$count(bookings)).toBe(1);
});

test('nothing is sent while there is nothing to book', async () => {
	const { completeBooking } = await newPage();
	expect(await completeBooking(form)).toEqual({});
	expect(network.sent).toEqual([]);
});

function stored() {
	const { itemId, travelers, totalPrice } = bookings;
	return db.select({ itemId, travelers, totalPrice }).from(bookings).orderBy(bookings.id);
}
