import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { wallClock } from '#src/domain/calendar/wall-clock.ts';
import { isOnSale } from '#src/domain/flights/deal.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';
import { drawSearch } from '#src/islands/flights/served/draw-search.ts';
import { airports, allAirports } from '#src/server/bookings/airports.ts';
import { priceTrip, type PricedWish } from '#src/server/bookings/booking-price.ts';
import { earliestDeparture } from '#src/server/bookings/earliest-departure.ts';
import { selectShownFlight } from '#src/server/catalog/flights.ts';
import { selectTourWithSeats } from '#src/server/catalog/tours.ts';
import { departures, flights, tours } from '#src/server/db/schema.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { quoteView } from '#src/server/quotes/quote-view.ts';
import { site } from '#src/site.ts';
import { flightToday } from '#src/stores/bookings/check-flight.ts';
import { tripFromFlightData } from '#src/stores/bookings/flight-trip.ts';
import { priceTrips } from '#src/stores/flights/day-prices.ts';
import { type FlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';

import { testDependencies } from '../support/api.ts';
import { dealRow, offerBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { moments, zoneAirports } from '../support/moving-clock.ts';
import { readable } from '../support/served-search.ts';

const db = await testDatabase();
const openDatabase = async () => db;

beforeAll(() => {
	vi.stubGlobal('fetch', async (url: string) => {
		return new Response(await readFile(resolve(`.${url.split('?')[0]}`)));
	});
});
afterAll(() => vi.unstubAllGlobals());

/** Whether the server takes a booking at a moment; nothing else than that it is too late or past refuses one here. */
async function isTaken(wish: PricedWish, now: Date): Promise<boolean> {
	try {
		await priceTrip(db, wish, testDependencies(db, { now: () => now }));
		return true;
	} catch (refusal) {
		if (refusal instanceof HttpError && [400, 409].includes(refusal.status)) return false;
		throw refusal;
	}
}

const lead = fc.integer({ min: 0, max: 5 });
const origins = fc.constantFrom(...zoneAirports);

function searchAt(origin: string, now: Date, days: number): FlightQuery {
	const { day } = wallClock(airports(origin)?.timeZone ?? '', now);
	return {
		origin,
		destination: origin === 'LHR' ? 'JFK' : 'LHR',
		departureDate: addDays(day, days),
		returnDate: null,
		cabinClass: 'economy',
		passengers: '1-adult',
	};
}

/** The ids of the offers that the served page leads to the checkout with. */
function listed(query: FlightQuery, now: Date): string[] {
	const search: FlightSearch = { ...query, returnDate: '' };
	const asked = new URL(flightSearchPath(search), site.url).searchParams;
	const drawn = drawSearch({ asked, now, earliest: earliestDeparture(now), airports: allAirports });
	return Array.from(drawn.html.matchAll(/name="flightData" value="([^"]*)"/g), ([, json = '']) => {
		const offer: FlightOffer = JSON.parse(readable(json));
		return offer.id;
	});
}

test('whatever the clocks show in 20 zones, list, calendar, quote and checkout offer the flights that the server books', async () => {
	let sold = 0;
	let refused = 0;
	const property = fc.asyncProperty(moments, origins, lead, async (now, origin, days) => {
		const query = searchAt(origin, now, days);
		fc.pre(query.departureDate >= earliestDeparture(now));
		const offers = offersFor({ query, quoteDay: utcToday(now), airports, airline: site.airline });
		const onPage = listed(query, now);
		const taken: FlightOffer[] = [];
		for (const offer of offers) {
			const isBooked = await isTaken(offerBooking(offer), now);
			if (isBooked) taken.push(offer);
			sold += Number(isBooked);
			refused += Number(!isBooked);
			const quote = await quoteView(
				{ id: offer.id, travelers: '', date: '' },
				{ openDatabase, now: () => now },
			);
			const trip = tripFromFlightData(JSON.stringify(offer));
			const checkout = trip && (await flightToday(trip, now));
			const surfaces = {
				list: onPage.includes(offer.id),
				quote: quote?.kind === 'offer' && quote.standing === 'honoured',
				checkout: checkout?.state === 'bookable',
			};
			if (Object.values(surfaces).some((offered) => offered !== isBooked)) {
				throw new Error(
					`${offer.leavesAt} from ${origin}: ${isBooked} but ${JSON.stringify(surfaces)}`,
				);
			}
		}
		const search = { ...query, origin: labelOf(origin), destination: labelOf(query.destination) };
		const [day] = (await priceTrips(search, [query], { quoteDay: utcToday(now), now })) ?? [];
		const lowest = taken.length === 0 ? null : Math.min(...taken.map(({ price }) => price));
		return day?.price === lowest;
	});
	const report = await fc.check(property, { numRuns: 500 });
	expect(fc.defaultReportMessage(report)).toBeUndefined();
	// As many of both, so that neither half is looked at in vain.
	expect(Math.min(sold, refused)).toBeGreaterThan(500);
}, 240_000);

function labelOf(code: string): string {
	return `${airports(code)?.city} (${code})`;
}

test('the same of deals, on their list, quote page and at the checkout', async () => {
	const standing = { sold: 0, refused: 0 };
	const property = fc.asyncProperty(moments, origins, lead, async (now, origin, days) => {
		const { departureDate } = searchAt(origin, now, days);
		const row = dealRow({ origin: labelOf(origin), departureDate, returnDate: null, price: 500 });
		const [{ id } = { id: 0 }] = await db.insert(flights).values(row).returning();
		const deal = await selectShownFlight(db, id);
		if (!deal) throw new Error('The deal is gone.');
		const wish = { type: 'flight', itemId: id, travelers: 1, totalPrice: 500 } as const;
		const isBooked = await isTaken(wish, now);
		standing[isBooked ? 'sold' : 'refused'] += 1;
		const sources = { openDatabase, now: () => now };
		const quote = await quoteView({ id: `deal-${id}`, travelers: '', date: '' }, sources);
		const isQuoted = quote?.kind === 'deal' && quote.standing === 'honoured';
		return isOnSale(deal, now) === isBooked && isQuoted === isBooked;
	});
	const report = await fc.check(property, { numRuns: 400 });
	expect(fc.defaultReportMessage(report)).toBeUndefined();
	expect(Math.min(standing.sold, standing.refused)).toBeGreaterThan(50);
}, 120_000);

test('the same of the departures of tours, by the clocks of the place', async () => {
	const standing = { sold: 0, refused: 0 };
	const places = fc.constantFrom('kyoto', 'santorini', 'reykjavik', 'cusco', 'uji', 'nowhere');
	const property = fc.asyncProperty(moments, places, lead, async (now, place, days) => {
		const [{ id } = { id: 0 }] = await db
			.insert(tours)
			.values(tourRow({ places: [place], price: 1000, discountPrice: null }))
			.returning();
		const date = addDays(utcToday(now), days);
		await db.insert(departures).values({ tourId: id, date, capacity: 8 });
		const wish = {
			type: 'tour',
			itemId: id,
			travelers: 1,
			totalPrice: 1100,
			details: { departureDate: date },
		} as const;
		const isBooked = await isTaken(wish, now);
		standing[isBooked ? 'sold' : 'refused'] += 1;
		const tour = await selectTourWithSeats(db, id, now);
		const isListed = departuresOnSale(tour?.departures ?? [], now).length === 1;
		const sources = { openDatabase, now: () => now };
		const quote = await quoteView({ id: `tour-${id}`, travelers: '', date }, sources);
		const isQuoted = quote?.kind === 'tour' && quote.departure?.date === date;
		return isListed === isBooked && isQuoted === isBooked;
	});
	const report = await fc.check(property, { numRuns: 400 });
	expect(fc.defaultReportMessage(report)).toBeUndefined();
	expect(Math.min(standing.sold, standing.refused)).toBeGreaterThan(50);
}, 120_000);
