import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';

import { offerOf } from '../support/bookings.ts';
import { stubStorage } from '../support/browser-edge.ts';
import { draft, newPage, saveDraft, searchFor, visitCheckout } from '../support/checkout-visit.ts';

const offer = offerOf('2026-11-21');
const now = new Date('2026-11-21T12:00:00Z');
const deal = {
	id: 7,
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: '2026-12-10',
	returnDate: '2026-12-17',
	price: 449.5,
	airline: 'Bright Airways',
	image: '/posters/london-800.webp',
	duration: '7h 10m',
};
const flightsRefused = {
	title: 'Error',
	description: 'Could not load flight details. Please try again.',
	tone: 'destructive',
};
const draftRefused = {
	title: 'Error',
	description: 'Could not load booking details. Please try again.',
	tone: 'destructive',
};
const nothingToBook = {
	title: 'No booking information',
	description: 'Please select a flight or tour first',
	tone: 'destructive',
};

beforeEach(stubStorage);

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('an offer is opened with all that is shown of it', async () => {
	const { $checkout, leave } = await visitCheckout(offer);
	expect($checkout.get()).toEqual({
		step: 'form',
		previousTotal: null,
		trip: {
			type: 'flight',
			itemId: offer.id,
			origin: 'New York (JFK)',
			destination: 'London (LHR)',
			departureDate: '2026-12-10',
			returnDate: '2026-12-20',
			airline: offer.airline,
			duration: offer.duration,
			cabinClass: 'Economy',
			image: offer.image,
			travelers: 2,
			totalPrice: offer.price,
			legs: [],
			listed: null,
		},
	});
	expect(leave).not.toHaveBeenCalled();
});

test.each([
	[{}, 1, 449.5],
	[{ travelers: 3 }, 3, 1348.5],
	[{ travelers: 99 }, 99, 44_500.5],
])('a deal with %o is for %d at %d dollars', async (choice, travelers, totalPrice) => {
	const { $checkout } = await visitCheckout({ ...deal, ...choice });
	expect($checkout.get()).toMatchObject({
		step: 'form',
		trip: { type: 'flight', itemId: 7, cabinClass: null, travelers, totalPrice },
	});
});

test('a tour draft is opened, and still there when the page is loaded anew', async () => {
	saveDraft(draft);
	for (const _visit of ['first', 'reloaded']) {
		const { $checkout, leave } = await visitCheckout();
		expect($checkout.get()).toEqual({
			step: 'form',
			previousTotal: null,
			trip: {
				type: 'tour',
				itemId: 1,
				name: 'Island Light',
				destination: 'Santorini, Greece',
				duration: '7 days',
				departureDate: '2027-05-15',
				pricePerPerson: 1699.99,
				travelers: 2,
				totalPrice: 3740,
				image: null,
			},
		});
		expect(leave).not.toHaveBeenCalled();
	}
});

test('a flight in the address comes before a saved tour draft', async () => {
	saveDraft(draft);
	const { $checkout } = await visitCheckout(offer);
	expect($checkout.get()).toMatchObject({ trip: { type: 'flight' } });
});

test('a flight that is looked at meanwhile leaves a tour’s draft: going Back to it finds it', async () => {
	saveDraft(draft);
	await visitCheckout(offer);
	const { $checkout, leave } = await visitCheckout();
	expect($checkout.get()).toMatchObject({ step: 'form', trip: { type: 'tour', travelers: 2 } });
	expect(leave).not.toHaveBeenCalled();
});

test.each([
	['a minute before 24 hours are over', 24 * 60 - 1, true],
	['after 24 hours', 24 * 60, false],
	['when the clock was set back by an hour', -60, true],
	['when the clock was set back by a year', -365 * 24 * 60, false],
])('%s a tour draft still counts: %s', async (_, minutes, isKept) => {
	saveDraft({ ...draft, savedAt: now.getTime() });
	const { $checkout, leave } = await visitCheckout('', new Date(now.getTime() + minutes * 60_000));
	expect($checkout.get().step).toBe(isKept ? 'form' : 'opening');
	expect(leave.mock.calls).toEqual(isKept ? [] : [['/']]);
	expect(sessionStorage.getItem('currentBooking') !== null).toBe(isKept);
	expect(await toastsOnNextPage()).toMatchObject(isKept ? [] : [nothingToBook]);
});

const badFlightData: [what: string, search: string][] = [
	['empty', '?flightData='],
	['no JSON', '?flightData={nonsense'],
	['broken percent signs', '?flightData=%E0%A4%A'],
	['null', '?flightData=null'],
	['a number', '?flightData=7'],
	['a list', '?flightData=[]'],
	['an object without anything', '?flightData={}'],
	['far too long', searchFor({ ...offer, description: 'x'.repeat(9000) })],
	['an offer without an id', searchFor({ ...offer, id: undefined })],
	['an offer that does not exist', searchFor({ ...offer, id: `${offer.id}.8` })],
	['an offer of script', searchFor({ ...offer, id: '<script>alert(1)</script>' })],
	['an offer without a price', searchFor({ ...offer, price: null })],
	['an offer with an endless origin', searchFor({ ...offer, origin: 'x'.repeat(81) })],
	['an offer that returns on no day', searchFor({ ...offer, returnDate: '2026-02-30' })],
	['an offer of another place than its id says', searchFor({ ...offer, origin: 'Rome (FCO)' })],
	[
		'an offer of another day than its id says',
		searchFor({ ...offer, departureDate: '2031-01-01' }),
	],
	['an offer for more than its id says', searchFor({ ...offer, travellers: 4 })],
	['an offer for nobody', searchFor({ ...offer, travellers: 0 })],
	['a deal for half a traveler', searchFor({ ...deal, travelers: 1.5 })],
	['a deal for more than a column counts', searchFor({ ...deal, travelers: 2 ** 31 })],
	['a deal that costs nothing', searchFor({ ...deal, price: 0 })],
	['a deal at a price below nothing', searchFor({ ...deal, price: -449.5 })],
	['a deal beyond all row ids', searchFor({ ...deal, id: 2_147_483_648 })],
];
test.each(badFlightData)(
	'flightData that is %s leads to the flights, where the reason is shown once',
	async (_, search) => {
		saveDraft(draft);
		const { $checkout, $toasts, leave } = await visitCheckout(search);
		expect(leave.mock.calls).toEqual([['/flights']]);
		expect($checkout.get()).toEqual({ step: 'opening' });
		expect($toasts.get()).toEqual([]);
		expect(await toastsOnNextPage()).toMatchObject([flightsRefused]);
		expect(await toastsOnNextPage()).toEqual([]);
	},
);

test('with nothing to book the visitor is sent home, where the reason is shown', async () => {
	const { $checkout, leave } = await visitCheckout('?utm_source=letter');
	expect(leave.mock.calls).toEqual([['/']]);
	expect($checkout.get()).toEqual({ step: 'opening' });
	expect(await toastsOnNextPage()).toMatchObject([nothingToBook]);
});

test.each([
	['no JSON', '{"type":"tour"'],
	['nothing', 'null'],
	['of another shape', '{"itemId":1}'],
	['for nobody', JSON.stringify({ ...draft, travelers: 0 })],
	['a flight', JSON.stringify({ ...draft, type: 'flight' })],
	['without its trip', JSON.stringify({ ...draft, details: {} })],
])('a draft that is %s is logged and forgotten, and the visitor is sent home', async (_, text) => {
	const logged = vi.spyOn(console, 'error').mockReturnValue();
	saveDraft(text);
	const { leave } = await visitCheckout();
	expect(leave.mock.calls).toEqual([['/']]);
	expect(logged).toHaveBeenCalledTimes(1);
	expect(await toastsOnNextPage()).toMatchObject([draftRefused]);
	await visitCheckout();
	expect(await toastsOnNextPage()).toMatchObject([nothingToBook]);
});

test('a browser that forbids storage can still open a flight, and is sent home without one', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const forbid = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError');
	};
	vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
	expect((await visitCheckout(offer)).$checkout.get().step).toBe('form');
	expect((await visitCheckout()).leave.mock.calls).toEqual([['/']]);
});

test('whatever flightData holds, the trip is opened within its limits or the visitor sent back', async () => {
	const { $checkout, openCheckout } = await newPage();
	const values = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: 'binary' }));
	const mutated = fc
		.tuple(fc.constantFrom<object>(offer, deal), fc.dictionary(keys(), values, { maxKeys: 2 }))
		.map(([flight, changes]) => JSON.stringify({ ...flight, ...changes }));
	const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), mutated);
	fc.assert(
		fc.property(texts, (flightData) => {
			$checkout.set({ step: 'opening' });
			const left: string[] = [];
			openCheckout(`?${new URLSearchParams({ flightData })}`, (path) => left.push(path), now);
			const state = $checkout.get();
			const trip = state.step === 'form' ? state.trip : null;
			expect(left).toEqual(trip ? [] : ['/flights']);
			expect(trip === null || isWithinLimits(trip)).toBe(true);
		}),
		{ numRuns: 1000 },
	);
});

function isWithinLimits({ travelers, totalPrice, departureDate }: CheckoutTrip): boolean {
	const isParty = Number.isInteger(travelers) && travelers >= 1 && travelers < 2 ** 31;
	const isPrice = Number.isFinite(totalPrice) && totalPrice >= 0;
	return isParty && isPrice && isCalendarDate(departureDate);
}

function keys() {
	return fc.constantFrom(...Object.keys(offer), 'travelers', '__proto__', 'x');
}

async function toastsOnNextPage() {
	const { $toasts, showCarriedToast } = await newPage();
	showCarriedToast();
	return $toasts.get();
}
