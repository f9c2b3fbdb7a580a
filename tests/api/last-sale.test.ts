import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { deskStatus } from '#src/domain/bookings/desk-status.ts';
import { soldUntil } from '#src/domain/bookings/last-sale.ts';
import { lateWarning } from '#src/domain/bookings/late-refusal.ts';
import { tooLateOnDay } from '#src/domain/bookings/late-words.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { wallClock } from '#src/domain/calendar/wall-clock.ts';
import { airports, allAirports } from '#src/domain/flights/all-airports.ts';
import { isOnSale } from '#src/domain/flights/deal.ts';
import { noFilters } from '#src/domain/flights/filters.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { formatMoney } from '#src/domain/money.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';
import type { TourOnSale } from '#src/domain/tours/summary.ts';
import { drawSearch } from '#src/islands/flights/served/draw-search.ts';
import { readTourFacts, tourFacts } from '#src/islands/tours/tour-facts.ts';
import { dealData } from '#src/seo/deal-data.ts';
import { tourData } from '#src/seo/tour-data.ts';
import { priceTrip, type PricedWish } from '#src/server/bookings/booking-price.ts';
import { earliestDeparture } from '#src/server/catalog/earliest-departure.ts';
import { selectShownFlight } from '#src/server/catalog/flights.ts';
import { selectTourWithSeats } from '#src/server/catalog/tours.ts';
import { departures, flights, tours } from '#src/server/db/schema.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { quoteView } from '#src/server/quotes/quote-view.ts';
import { joinWaitingList } from '#src/server/requests/waiting-list.ts';
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

/** Days from now to the departure: most end their sale about now, and beyond a weekend none does. */
const lead = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom(0, 1, 2) },
	{ weight: 1, arbitrary: fc.constantFrom(3, 4, 5) },
);
const origins = fc.constantFrom(...zoneAirports);
/** Half of the moments are the last of a sale, or the one after it: nowhere else two surfaces are as likely to differ. */
const nearEnd = fc.constantFrom(null, null, 0, 1);

/** That moment of the sale of something; the one drawn where that lies on another quote day. */
function momentOf(drawn: Date, soldUntil: string | Date | undefined, after: number | null): Date {
	if (after === null || soldUntil === undefined) return drawn;
	const moment = new Date(new Date(soldUntil).getTime() + after);
	return utcToday(moment) === utcToday(drawn) ? moment : drawn;
}

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

/** What the served page of a search says: the ids of the offers that lead to the checkout, and its days in words. */
function drawn(query: FlightQuery, now: Date): { listed: string[]; html: string } {
	const search: FlightSearch = { ...query, returnDate: '' };
	const asked = new URL(flightSearchPath(search), site.url).searchParams;
	const { html } = drawSearch({
		asked,
		now,
		earliest: earliestDeparture(now),
		airports: allAirports,
		towns: [],
	});
	const listed = Array.from(
		html.matchAll(/name="flightData" value="([^"]*)"/g),
		([, json = '']) => {
			const offer: FlightOffer = JSON.parse(readable(json));
			return offer.id;
		},
	);
	return { listed, html };
}

function lastSaleOf({ leavesAt }: FlightOffer): Date {
	return soldUntil({ type: 'flight', leavesAt: new Date(leavesAt) }, site);
}

/** @throws where one of the surfaces says another thing than the server */
function agree(what: string, isBooked: boolean, surfaces: Record<string, boolean>): void {
	const differ = Object.entries(surfaces).filter(([, offered]) => offered !== isBooked);
	if (differ.length > 0) {
		throw new Error(`${what} is ${isBooked ? '' : 'not '}sold, but not so: ${differ.join('; ')}`);
	}
}

test('whatever the clocks show in 20 zones, list, strip, calendar, quote, checkout and desk offer the flights that the server books', async () => {
	const standing = { sold: 0, refused: 0 };
	/** How often whom to call about late flights was said. */
	let asked = 0;
	const cases = [moments, origins, lead, nearEnd, fc.nat({ max: 7 })] as const;
	const property = fc.asyncProperty(...cases, async (at, origin, days, after, index) => {
		const query = searchAt(origin, at, days);
		const quoteDay = utcToday(at);
		const offers = offersFor({
			query,
			quoteDay,
			airports,
			airline: site.airline,
		});
		const now = momentOf(at, offers[index] && lastSaleOf(offers[index]), after);
		fc.pre(query.departureDate >= earliestDeparture(now));
		const page = drawn(query, now);
		const taken: FlightOffer[] = [];
		for (const offer of offers) {
			const isBooked = await isTaken(offerBooking(offer), now);
			if (isBooked) taken.push(offer);
			standing[isBooked ? 'sold' : 'refused'] += 1;
			const quote = await quoteView(
				{ id: offer.id, travelers: '', date: '', room: '' },
				{ openDatabase, now: () => now },
			);
			const trip = tripFromFlightData(JSON.stringify(offer));
			const checkout = trip && (await flightToday(trip, now));
			agree(`${offer.leavesAt} from ${origin} at ${now.toISOString()}`, isBooked, {
				list: page.listed.includes(offer.id),
				quote: quote?.kind === 'offer' && quote.standing === 'honoured',
				checkout: checkout?.state === 'bookable',
				desk: lateWarning(lastSaleOf(offer), now, site) === null,
			});
		}
		const search = {
			...query,
			origin: labelOf(origin),
			destination: labelOf(query.destination),
			filters: noFilters,
		};
		const [day] = (await priceTrips(search, [query], { quoteDay, now })) ?? [];
		const lowest = taken.length === 0 ? null : Math.min(...taken.map(({ price }) => price));
		const price = lowest === null ? tooLateOnDay : formatMoney(lowest);
		const words = `aria-label="${formatShortDate(query.departureDate)}, ${price}`;
		const isOnStrip = [`${words}"`, `${words}, lowest"`].some((label) => page.html.includes(label));
		const isAnyLate = offers.some(
			(offer) => !taken.includes(offer) && new Date(offer.leavesAt) > now,
		);
		const isCallAsked = page.html.includes(`Too late for our desk: call ${site.phone}`);
		const isCallRight = isCallAsked === (isAnyLate && deskStatus(site, now).isOpen);
		asked += Number(isCallAsked);
		return day?.price === lowest && isOnStrip && isCallRight;
	});
	const report = await fc.check(property, { numRuns: 150, includeErrorInReport: true });
	expect(fc.defaultReportMessage(report)).toBeUndefined();
	// Enough of both, whatever is drawn, so that neither half is looked at in vain.
	expect(Math.min(standing.sold, standing.refused)).toBeGreaterThan(100);
	expect(asked).toBeGreaterThan(0);
});

function labelOf(code: string): string {
	return `${airports(code)?.city} (${code})`;
}

test('the same of deals, on their list, page and quote page, and as search engines and the desk are told', async () => {
	const standing = { sold: 0, refused: 0 };
	const cases = [moments, origins, lead, nearEnd] as const;
	const property = fc.asyncProperty(...cases, async (at, origin, days, after) => {
		const { departureDate } = searchAt(origin, at, days);
		const row = dealRow({
			origin: labelOf(origin),
			departureDate,
			returnDate: null,
			price: 500,
		});
		const [{ id } = { id: 0 }] = await db.insert(flights).values(row).returning();
		const deal = await selectShownFlight(db, id, at);
		if (!deal) throw new Error('The deal is gone.');
		const now = momentOf(at, deal.soldUntil, after);
		const wish = { type: 'flight', itemId: id, travelers: 1, totalPrice: 500 } as const;
		const isBooked = await isTaken(wish, now);
		standing[isBooked ? 'sold' : 'refused'] += 1;
		const sources = { openDatabase, now: () => now };
		const quote = await quoteView({ id: `deal-${id}`, travelers: '', date: '', room: '' }, sources);
		agree(`A deal of ${departureDate} from ${origin} at ${now.toISOString()}`, isBooked, {
			list: isOnSale(deal, now),
			quote: quote?.kind === 'deal' && quote.standing === 'honoured',
			searchEngines: now.toISOString() <= endsIn(dealData(deal)),
			desk: lateWarning(new Date(deal.soldUntil), now, site) === null,
		});
		return true;
	});
	const report = await fc.check(property, { numRuns: 200, includeErrorInReport: true });
	expect(fc.defaultReportMessage(report)).toBeUndefined();
	expect(Math.min(standing.sold, standing.refused)).toBeGreaterThan(25);
});

test('the same of the departures of tours, by the clocks of the place, on list card, panel, waiting list and quote page', async () => {
	const standing = { sold: 0, refused: 0 };
	const rows = ['kyoto', 'santorini', 'reykjavik', 'cusco', 'uji', 'nowhere'].map((place) =>
		tourRow({ places: [place], price: 1000, discountPrice: null }),
	);
	const offered = await db.insert(tours).values(rows).returning();
	// One that may not leave is sold until the day on which that is decided.
	const decided = offered.flatMap(({ id, places: [place] }) => [
		{ id, place, earlier: 0, sure: { state: 'guaranteed' as const, guaranteedAt: new Date() } },
		{ id, place, earlier: site.decisionDays - site.lastSale.days, sure: {} },
	]);
	const cases = [moments, fc.constantFrom(...decided), lead, nearEnd] as const;
	const property = fc.asyncProperty(
		...cases,
		async (at, { id, place, earlier, sure }, days, after) => {
			await db.delete(departures);
			const date = addDays(utcToday(at), days + earlier);
			const values = { tourId: id, date, capacity: 8, ...sure };
			const [row] = await db.insert(departures).values(values).returning();
			const before = await selectTourWithSeats(db, id, at);
			const now = momentOf(at, before?.departures[0]?.soldUntil, after);
			const of = { type: 'tour', itemId: id, travelers: 1, totalPrice: 1100 } as const;
			const wish = { ...of, details: { departureDate: date } };
			const isBooked = await isTaken(wish, now);
			standing[isBooked ? 'sold' : 'refused'] += 1;
			const tour = await selectTourWithSeats(db, id, now);
			if (!tour) throw new Error('The tour is gone.');
			const sources = { openDatabase, now: () => now };
			const quote = await quoteView({ id: `tour-${id}`, travelers: '', date, room: '' }, sources);
			agree(`${place} on ${date} at ${now.toISOString()}`, isBooked, {
				panel: departuresOnSale(tour.departures, now).length === 1,
				card: onCard(tour, now) === 1,
				waitingList: await canWait(row?.id ?? 0, now),
				quote: quote?.kind === 'tour' && quote.departure?.date === date,
				searchEngines: now.toISOString() <= endsIn(tourData(tour).subTrip),
			});
			return true;
		},
	);
	const report = await fc.check(property, { numRuns: 150, includeErrorInReport: true });
	expect(fc.defaultReportMessage(report)).toBeUndefined();
	expect(Math.min(standing.sold, standing.refused)).toBeGreaterThan(25);
});

/** How many departures the card of a tour, written by a build at any time, still has at a moment. */
function onCard(tour: TourOnSale, now: Date): number {
	const { 'data-departures': departures } = tourFacts(tour);
	return readTourFacts({ dataset: { departures } }, now).departures.length;
}

/** Whether somebody may wait for a departure; of one that is sold they are told that it has seats. */
async function canWait(departureId: number, now: Date): Promise<boolean> {
	const form = {
		departureId,
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		travellers: 1,
	};
	try {
		await joinWaitingList(testDependencies(db, { now: () => now }), form, null);
	} catch (refusal) {
		if (refusal instanceof HttpError && [400, 409].includes(refusal.status))
			return refusal.status === 409;
		throw refusal;
	}
	throw new Error('Seats are free: nobody waits for them.');
}

/** Until when search engines are told that something is sold; '' where they are told nothing. */
function endsIn(data: unknown): string {
	return /"availabilityEnds":"([^"]*)"/.exec(JSON.stringify(data ?? null))?.[1] ?? '';
}
