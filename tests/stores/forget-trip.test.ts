import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { rememberBooking, rememberedBookings } from '#src/stores/bookings/remembered-bookings.ts';
import { keepSearch, keptSearches } from '#src/stores/flights/kept-searches.ts';
import { emptyFlightSearch } from '#src/stores/flights/search-fields.ts';
import { keepKnownCaller } from '#src/stores/requests/keep-known-caller.ts';
import { knownCaller } from '#src/stores/requests/known-caller.ts';
import { forgetTrip } from '#src/stores/trips/forget-trip.ts';
import { messageDraft } from '#src/stores/trips/message-drafts.ts';

import { stubStorage } from '../support/browser-edge.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const receipt = (bookingId: string): BookingReceipt => ({
	bookingId,
	type: 'flight',
	title: 'New York (JFK) to London (LHR)',
	status: 'Pending Confirmation',
	travelers: 1,
	departureDate: '2026-12-21',
	totalPrice: 500,
	legs: [],
});

const search = (departureDate: string) =>
	keepSearch({
		search: { ...emptyFlightSearch, origin: 'JFK', destination: 'LHR', departureDate },
		price: 500,
		seenOn: '2026-11-20',
	});

test('a trip that is closed is forgotten everywhere in the browser, and no other one', async () => {
	const dropped = vi.fn<(path: string) => Promise<boolean>>(async () => true);
	vi.stubGlobal('caches', { open: async () => ({ delete: dropped }) });
	for (const reference of ['BD2000001', 'BD2000002']) {
		rememberBooking(receipt(reference));
		for (const about of ['question', 'change', 'review']) {
			messageDraft(`${reference} ${about}`).write('May I…');
		}
	}
	for (const day of ['2026-12-21', '2027-01-15']) search(day);
	expect(keptSearches()).toHaveLength(2);

	forgetTrip({ reference: 'BD2000001', day: '2026-12-21' });
	expect(rememberedBookings().map(({ bookingId }) => bookingId)).toEqual(['BD2000002']);
	expect(keptSearches().map(({ search: { departureDate } }) => departureDate)).toEqual([
		'2027-01-15',
	]);
	const drafts = ['question', 'change', 'review'].map((about) => [
		messageDraft(`BD2000001 ${about}`).exists(),
		messageDraft(`BD2000002 ${about}`).exists(),
	]);
	expect(drafts).toEqual([
		[false, true],
		[false, true],
		[false, true],
	]);

	forgetTrip({ reference: 'BD2000002', day: '' });
	expect(localStorage.getItem('bookings')).toBeNull();
	await expect.poll(() => dropped.mock.lastCall?.[0]).toBe('/trip/BD2000002');
});

test('whoever was to be called about a trip is forgotten with it, and not with another one', () => {
	const caller = { name: 'Ada Lovelace', phone: '+1 212 555 0100', reference: 'BD2000001' };
	keepKnownCaller(JSON.stringify(caller));
	forgetTrip({ reference: 'BD2000002', day: '' });
	expect(knownCaller.read()).toEqual(caller);
	forgetTrip({ reference: 'BD2000001', day: '' });
	expect(knownCaller.exists()).toBe(false);
});
