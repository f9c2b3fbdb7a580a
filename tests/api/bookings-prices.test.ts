import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { priceConflict } from '#src/contract/bookings/booking.ts';
import { dealTotal, tourTotal } from '#src/domain/bookings/trip-price.ts';
import { bookings, departures, flights, tours } from '#src/server/db/schema.ts';

import { bookingCalls, deal, offer, tour, valid } from '../support/booking-calls.ts';
import { dealBooking, offerBooking, offerOf, tourBooking } from '../support/bookings.ts';

const { db, post, expectNothingStored } = await bookingCalls();

test.each([
	['an offer', valid, offer.id, offer.price],
	['a deal', dealBooking(deal, 2, 0), deal, 899],
	['a tour', tourBooking(tour, 2, 0), tour, 3740],
])(
	'%s at any other total is a 409 with the right price, and nothing is stored',
	async (_, sent, itemId, right) => {
		for (const totalPrice of [0, 0.01, right - 0.01, right + 0.01, right * 10]) {
			const { status, body } = await post({ ...sent, totalPrice });
			expect(status).toBe(409);
			expect(z.parse(priceConflict, body)).toMatchObject({ quote: { itemId, totalPrice: right } });
		}
		await expectNothingStored();
	},
);

test("yesterday's quote is honoured at its price", async () => {
	const yesterday = offerOf('2026-11-20');
	const { status, body } = await post(offerBooking(yesterday));
	expect(status).toBe(201);
	expect(body).toMatchObject({ totalPrice: yesterday.price });
});

test.each(['2026-11-19', '2026-11-22', '2025-11-21'])(
	'a quote of %s is a 409 with the quote of today, which can be booked',
	async (quoteDay) => {
		const { status, body } = await post(offerBooking(offerOf(quoteDay)));
		expect(status).toBe(409);
		const { quote, message } = z.parse(priceConflict, body);
		const { id: itemId, price: totalPrice, airline, duration, legs } = offer;
		expect(quote).toEqual({ itemId, totalPrice, flight: { airline, duration, legs } });
		expect(message).toContain(`$${offer.price.toLocaleString('en-US')}`);
		await expectNothingStored();
		expect((await post({ ...valid, itemId, totalPrice })).status).toBe(201);
	},
);

test('a party of any size takes a deal, and a departure that has the seats for it', async () => {
	await db.update(departures).set({ capacity: 250 });
	const price = dealTotal(449.5, 12_000);
	expect((await post(dealBooking(deal, 12_000, price))).status).toBe(201);
	expect((await post(tourBooking(tour, 250, tourTotal(1699.99, 250)))).status).toBe(201);
	const one = await post(tourBooking(tour, 1, tourTotal(1699.99, 1)));
	expect([one.status, one.body]).toMatchObject([409, { message: expect.stringContaining('seat') }]);
	const tooDear = await post(dealBooking(deal, 30_000, dealTotal(449.5, 30_000)));
	expect(tooDear.status).toBe(400);
});

test('a deal whose price was changed while it was looked at is asked about again', async () => {
	await db.update(flights).set({ price: 500 });
	const { status, body } = await post(dealBooking(deal, 1, 449.5));
	expect(status).toBe(409);
	expect(body).toMatchObject({ quote: { itemId: deal, totalPrice: 500 } });
});

test('a stored total is the formula of the deal or the tour', async () => {
	await db.update(departures).set({ capacity: 99 });
	const cents = fc.integer({ min: 0, max: 2_000_000 }).map((amount) => amount / 100);
	await fc.assert(
		fc.asyncProperty(
			cents,
			fc.option(cents),
			fc.integer({ min: 1, max: 99 }),
			async (price, discountPrice, travelers) => {
				await db.update(flights).set({ price });
				await db.update(tours).set({ price, discountPrice });
				await db.delete(bookings);
				const totals = [dealTotal(price, travelers), tourTotal(discountPrice ?? price, travelers)];
				const [dealPrice = 0, tourPrice = 0] = totals;
				expect((await post(dealBooking(deal, travelers, dealPrice))).status).toBe(201);
				expect((await post(tourBooking(tour, travelers, tourPrice))).status).toBe(201);
				const rows = await db.select().from(bookings).orderBy(bookings.id);
				expect(rows.map(({ totalPrice }) => totalPrice)).toEqual(totals);
			},
		),
		{ numRuns: 60 },
	);
});
