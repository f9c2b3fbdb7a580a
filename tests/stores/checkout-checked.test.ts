import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { fullPrice } from '#src/domain/flights/pricing.ts';
import { flights } from '#src/server/db/schema.ts';
import type { Checkout } from '#src/stores/bookings/checkout.ts';

import { testDependencies } from '../support/api.ts';
import { dealRow, offerOf } from '../support/bookings.ts';
import { stubNetwork, stubStorage } from '../support/browser-edge.ts';
import { visitCheckout } from '../support/checkout-visit.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const deps = testDependencies(db);
const now = new Date('2026-11-21T12:00:00Z');
const reduced = discountedOffer();
const deal = { ...dealRow(), id: 1, travelers: 2 };
let isAway = false;

beforeEach(async () => {
	stubStorage();
	isAway = false;
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	stubNetwork(async (request) => {
		if (isAway) throw new TypeError('Failed to fetch');
		const { pathname } = new URL(request.url);
		if (pathname.startsWith('/api/')) return handle(request, deps);
		return new Response(await readFile(resolve(`.${pathname}`)));
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('an offer is shown as its list showed it: both legs, stops, discount and full price', async () => {
	const { state } = await opened(reduced);
	expect(state).toMatchObject({
		step: 'form',
		previousTotal: null,
		trip: {
			itemId: reduced.id,
			totalPrice: reduced.price,
			legs: reduced.legs,
			listed: {
				discount: reduced.discount,
				fullTotal: fullPrice(reduced),
			},
		},
	});
	expect(reduced.legs).toHaveLength(2);
});

test.each([
	['price', { price: 1 }],
	['price by a cent', { price: reduced.price + 0.01 }],
])('an offer’s tampered %s is found when the page opens', async (_, change) => {
	const { state } = await opened({ ...reduced, ...change });
	expect(state).toMatchObject({
		step: 'form',
		previousTotal: change.price,
		trip: { itemId: reduced.id, totalPrice: reduced.price },
	});
});

test('an airline, a flying time and a picture of somebody else’s making are not shown', async () => {
	const hoax = { airline: 'Hoax Air', duration: '0h 5m', image: '/posters/rome-800.webp' };
	const { state } = await opened({ ...reduced, ...hoax });
	const { airline, duration, image } = reduced;
	expect(state).toMatchObject({ trip: { airline, duration, image }, previousTotal: null });
});

test('a quote that has ended is quoted anew before anything is filled in', async () => {
	const { state } = await opened(offerOf('2026-11-18'));
	const today = offerOf('2026-11-21');
	expect(state).toMatchObject({
		previousTotal: offerOf('2026-11-18').price,
		trip: { itemId: today.id, totalPrice: today.price, airline: today.airline },
	});
});

test('an offer of a search between cities is shown at its price, with all their airports', async () => {
	const offers = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
		offerOf('2026-11-21', index, { origin: 'JFK', destination: 'LON' }),
	);
	// Southend is not among the large airports: with those alone, each offer would go elsewhere.
	expect(offers.map(({ destination }) => destination)).toContain('London (SEN)');
	for (const offer of offers) {
		// oxlint-disable-next-line no-await-in-loop -- one visit after the other
		const { state } = await opened(offer);
		const { id: itemId, destination, price: totalPrice } = offer;
		expect(state).toMatchObject({ previousTotal: null, trip: { itemId, destination, totalPrice } });
	}
	const { state } = await opened({ ...reduced, ...offers[0], destination: 'Paris (CDG)' });
	expect(state).toEqual({ step: 'opening' });
});

test('an offer between airports that nobody knows leads back to the flights', async () => {
	const id = reduced.id.replace('JFK', 'QQQ');
	const { state, leave } = await opened({ ...reduced, id, origin: 'Nowhere (QQQ)' });
	expect(state).toEqual({ step: 'opening' });
	expect(leave.mock.calls).toEqual([['/flights']]);
	expect(sessionStorage.getItem('carriedToast')).toContain('no longer available');
});

test.each([
	['as it is', {}, null],
	['at a tampered price', { price: 1 }, 2],
	['with another route', { destination: 'Rome (FCO)' }, null],
])('a deal %s is shown as the desk sells it', async (_, change, previousTotal) => {
	const { state } = await opened({ ...deal, ...change });
	expect(state).toMatchObject({
		step: 'form',
		previousTotal,
		trip: { destination: 'London (LHR)', totalPrice: 899, travelers: 2, listed: null },
	});
});

test('a deal that is gone leads back to the flights with the reason', async () => {
	await db.delete(flights);
	const { leave } = await opened(deal);
	expect(leave.mock.calls).toEqual([['/flights']]);
	expect(sessionStorage.getItem('carriedToast')).toContain('no longer available');
});

test.each([
	['an offer', reduced],
	['a deal', deal],
])(
	'without a network %s is shown as its address says, for the server to check',
	async (_, trip) => {
		const logged = vi.spyOn(console, 'error').mockReturnValue();
		isAway = true;
		const { state } = await opened(trip);
		expect(state).toMatchObject({ step: 'form', previousTotal: null, trip: { itemId: trip.id } });
		expect(logged).toHaveBeenCalledOnce();
	},
);

async function opened(flight: object) {
	const { $checkout, checkTrip, leave } = await visitCheckout(flight, now);
	await checkTrip(leave, now);
	const state: Checkout = $checkout.get();
	return { state, leave };
}

function discountedOffer() {
	const offers = Array.from({ length: 8 }, (_, index) => offerOf('2026-11-21', index));
	const found = offers.find(({ discount }) => discount > 0);
	if (!found) throw new Error('The tests’ search has no discounted offer.');
	return found;
}
