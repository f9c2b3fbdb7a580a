import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import type { Tour } from '#src/contract/catalog/catalog.ts';
import { tours } from '#src/server/db/schema.ts';
import { keptChoice, saveTourDraft } from '#src/stores/bookings/tour-booking.ts';

import { bookingCalls, tour as tourId } from '../support/booking-calls.ts';
import { stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { draft, form, saveDraft, visitCheckout } from '../support/checkout-visit.ts';
import { nothingMore } from '../support/plain-tour.ts';

const { db, deps, expectNothingStored } = await bookingCalls();
const tour: Tour = {
	id: tourId,
	name: 'Island Light',
	destination: 'Santorini, Greece',
	description: 'Seven days above the caldera.',
	price: 1899.99,
	discountPrice: 1699.99,
	duration: '7 days',
	image: '/posters/santorini-800.webp',
	rating: 48,
	reviewCount: 0,
	features: [],
	itinerary: [],
	...nothingMore,
	featured: true,
};
const departure = { id: 3, date: '2027-05-15', endDate: '2027-05-21', price: 1699.99 };
const choice = { tour, departure, travellers: 2 };
const now = new Date();

beforeEach(() => {
	stubStorage();
	stubNetwork((request) => handle(request, deps));
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('the draft has the specified shape with its time, picture and departure, whose price is a person’s, with taxes in the total', () => {
	expect(saveTourDraft(choice, now)).toBe(true);
	expect(JSON.parse(sessionStorage.getItem('currentBooking') ?? '')).toEqual({
		type: 'tour',
		itemId: tourId,
		travelers: 2,
		details: {
			name: 'Island Light',
			destination: 'Santorini, Greece',
			duration: '7 days',
			departureDate: '2027-05-15',
			price: 1699.99,
			endDate: '2027-05-21',
			departureId: 3,
		},
		totalPrice: 3740,
		savedAt: now.getTime(),
		image: '/posters/santorini-800.webp',
	});
});

test.each([
	['at a price of its own', {}, { price: 1899.99 }, 4180],
	['that is free', {}, { price: 0 }, 0],
	['with a long name', { name: 'x'.repeat(200) }, {}, 3740],
])('a tour %s is opened by the checkout', async (_, change, own, totalPrice) => {
	const chosen = { tour: { ...tour, ...change }, departure: { ...departure, ...own } };
	saveTourDraft({ ...choice, ...chosen }, now);
	const { $checkout, leave } = await visitCheckout();
	expect($checkout.get()).toMatchObject({ step: 'form', trip: { type: 'tour', totalPrice } });
	expect(leave).not.toHaveBeenCalled();
});

test('a browser that keeps nothing is told, so that the click is not lost', () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const forbid = () => {
		throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
	};
	vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: forbid, removeItem: forbid });
	expect(saveTourDraft(choice, now)).toBe(false);
});

test('what was chosen of a tour is known again on its page, for a day and nowhere else', () => {
	saveTourDraft(choice, now);
	const kept = { departureDate: '2027-05-15', travellers: 2 };
	expect(keptChoice(tourId, now)).toEqual(kept);
	expect(keptChoice(tourId + 1, now)).toBeNull();
	expect(keptChoice(tourId, new Date(now.getTime() + 24 * 3_600_000))).toBeNull();
	for (const odd of ['null', '7', '{"itemId":1}', '{"itemId":1,"travelers":2,"details":null}']) {
		sessionStorage.setItem('currentBooking', odd);
		expect(keptChoice(tourId, now)).toBeNull();
	}
});

test('another tour takes the place of the one chosen before', async () => {
	saveTourDraft(choice, now);
	saveTourDraft({ ...choice, travellers: 3 }, now);
	const { $checkout } = await visitCheckout();
	expect($checkout.get()).toMatchObject({ trip: { travelers: 3, image: tour.image } });
});

test('a price that changed meanwhile is shown a person and in all before it is booked', async () => {
	const outdated = { ...draft.details, price: 1500 };
	saveDraft({ ...draft, details: outdated, totalPrice: 3300 });
	const { $checkout, completeBooking } = await visitCheckout();
	expect(await completeBooking(form)).toEqual({});
	expect($checkout.get()).toMatchObject({
		step: 'form',
		previousTotal: 3300,
		trip: { pricePerPerson: 1699.99, totalPrice: 3740 },
	});
	await expectNothingStored();
	await completeBooking(form);
	expect($checkout.get()).toMatchObject({ step: 'booked', receipt: { totalPrice: 3740 } });
});

test('a tour taken off sale meanwhile is told in words, and nothing is stored', async () => {
	saveTourDraft(choice, now);
	const { $checkout, $toasts, completeBooking } = await visitCheckout();
	await db.delete(tours);
	expect(await completeBooking(form)).toEqual({});
	expect($toasts.get()).toMatchObject([
		{ title: 'Booking Failed', description: 'This trip is no longer available.' },
	]);
	expect($checkout.get().step).toBe('form');
	await expectNothingStored();
});
