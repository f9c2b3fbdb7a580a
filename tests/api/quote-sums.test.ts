import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FlightDeal, ShownDeal, Tour } from '#src/contract/catalog/catalog.ts';
import { roomPrice } from '#src/domain/bookings/room-price.ts';
import { roomOf } from '#src/domain/bookings/room.ts';
import { flightBreakdown, tourBreakdown } from '#src/domain/bookings/trip-price.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { percentUnder } from '#src/domain/flights/deal.ts';
import { draftsOf, offersFor } from '#src/domain/flights/simulator.ts';
import { servicesPerDay } from '#src/domain/flights/timetable/services.ts';
import { centsOf } from '#src/domain/money.ts';
import { dealSum } from '#src/domain/quotes/deal-sum.ts';
import { tourSum } from '#src/domain/quotes/tour-sum.ts';
import { departurePrice } from '#src/domain/tours/departure.ts';
import { tourPriceLines } from '#src/domain/trips/price-lines.ts';
import { priceTripAtDesk } from '#src/server/bookings/booking-price.ts';
import { pricedDeal, pricedTour } from '#src/server/bookings/priced-trip.ts';
import { quoteView } from '#src/server/quotes/quote-view.ts';
import { site } from '#src/site.ts';
import { tripFromFlightData } from '#src/stores/bookings/flight-trip.ts';
import { onDeparture, tripFromDraft } from '#src/stores/bookings/tour-trip.ts';

import { testDependencies } from '../support/api.ts';
import { offerBooking } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { tries } from '../support/depth.ts';
import { quotedQueries } from '../support/flight-queries.ts';
import { nothingMore } from '../support/plain-tour.ts';
import { addsUp, totalInLetter } from '../support/quoted-surfaces.ts';

const db = await testDatabase();
const parties = fc.integer({ min: 1, max: 99 });
const dollars = fc.oneof(
	fc.integer({ min: 40, max: 9000 }),
	fc.integer({ min: 4000, max: 900_000 }).map((cents) => cents / 100),
);

// An expectation for each of a million comparisons would take minutes: what is wrong is told by the example that shows it.
function agree(total: number, surfaces: Record<string, number | undefined>): boolean {
	return Object.values(surfaces).every((amount) => amount === total);
}

const offers = tries(30_000);
const deals = tries(35_000);
const departures = tries(35_000);

test(`of ${offers} offers the lines add up to the price of list, calendar, checkout, booking and letter`, async () => {
	const quotes = fc.record({
		search: quotedQueries,
		index: fc.integer({ min: 0, max: servicesPerDay - 1 }),
	});
	const property = fc.asyncProperty(quotes, async ({ search: { query, quoteDay }, index }) => {
		const now = () => new Date(`${quoteDay}T12:00:00Z`);
		const request = { query, quoteDay, airports, airline: site.airline };
		const id = offersFor(request)[index]?.id ?? '';
		const view = await quoteView({ id, travelers: '', date: '', room: '' }, { now, openDatabase });
		if (view?.kind !== 'offer') throw new Error(`There is no quote of ${id}.`);
		const { sum, offer } = view;
		const areWhole = sum.lines.every(({ amount }) => Number.isInteger(amount));
		const { baseFare, taxes } = flightBreakdown(sum.total);
		// By the desk, who may sell what leaves within hours.
		const booked = await priceTripAtDesk(db, offerBooking(offer), testDependencies(db, { now }));
		const isSame = agree(sum.total, {
			list: offer.price,
			party: offer.pricePerTraveller * offer.travellers,
			calendar: draftsOf(request)[index]?.price,
			checkout: tripFromFlightData(JSON.stringify(offer))?.totalPrice,
			shares: (Math.round(baseFare * 100) + Math.round(taxes * 100)) / 100,
			booking: booked.totalPrice,
			letter: totalInLetter(booked.totalPrice),
		});
		return areWhole && addsUp(sum) && isSame;
	});
	expect(fc.defaultReportMessage(await fc.check(property, { numRuns: offers }))).toBeUndefined();
});

test(`of ${deals} deals the lines add up to the price of their page, checkout, booking and letter`, () => {
	const rows = fc.record({ price: dollars, lowestFare: fc.option(dollars) });
	const property = fc.property(rows, parties, fc.boolean(), (prices, travelers, isOneWay) => {
		const deal: FlightDeal & Pick<ShownDeal, 'lowestFare'> = {
			...prices,
			id: 3,
			origin: 'New York (JFK)',
			destination: 'London (LHR)',
			departureDate: '2026-12-10',
			returnDate: isOneWay ? null : '2026-12-17',
			airline: 'Bright Airways',
			image: '/posters/london-800.webp',
			featured: true,
			description: '',
			legs: [],
		};
		const sum = dealSum(deal, travelers);
		const { totalPrice } = pricedDeal(deal, travelers);
		const isSame = agree(sum.total, {
			checkout: tripFromFlightData(JSON.stringify({ ...deal, travelers }))?.totalPrice,
			booking: totalPrice,
			letter: totalInLetter(totalPrice),
		});
		const compared = percentUnder(deal) === 0 ? deal.price : deal.lowestFare;
		const isFull = sum.lines[0]?.amount === compared;
		return addsUp(sum) && isFull && isSame;
	});
	expect(fc.defaultReportMessage(fc.check(property, { numRuns: deals }))).toBeUndefined();
});

test(`of ${departures} departures of tours the lines add up to the price of their page, checkout, booking and letter`, () => {
	const rows = fc.record({
		price: dollars,
		discountPrice: fc.option(dollars),
		own: fc.option(dollars),
		singleSupplement: fc.option(fc.integer({ min: 1, max: 3000 })),
		ownRoom: fc.boolean(),
	});
	const property = fc.property(
		rows,
		parties,
		({ own, singleSupplement, ownRoom, ...prices }, travelers) => {
			const tour: Tour = {
				...prices,
				id: 3,
				name: 'Island Light',
				destination: 'Santorini, Greece',
				description: '',
				duration: '7 days',
				image: '/posters/santorini-800.webp',
				rating: 45,
				reviewCount: 0,
				features: [],
				itinerary: [],
				...nothingMore,
				featured: false,
			};
			const stands = { state: 'open', guaranteedFrom: 4 } as const;
			const departure = { id: 5, date: '2027-05-15', price: own, ...stands };
			const price = departurePrice(departure, tour);
			const room = roomOf({ singleSupplement }, travelers, ownRoom);
			const sum = tourSum(tour, price, travelers, room);
			const shown = {
				...departure,
				price,
				endDate: '2027-05-21',
				soldUntil: '2027-05-13T00:00Z',
				season: '',
			};
			const { id: itemId, name, destination, duration } = tour;
			const trip = tripFromDraft(
				{
					type: 'tour',
					itemId,
					travelers,
					totalPrice: 0,
					details: { name, destination, duration, departureDate: departure.date, price, ownRoom },
				},
				new Date(),
			);
			const { totalPrice } = pricedTour(tour, departure, travelers, room);
			const isSame = agree(sum.total, {
				page: tourBreakdown(price, travelers).total + roomPrice(room),
				checkout: trip ? onDeparture({ ...trip, singleSupplement }, shown).totalPrice : undefined,
				desk: sumOf(tourPriceLines(price, travelers, room).map(({ amount }) => amount)),
				booking: totalPrice,
				letter: totalInLetter(totalPrice),
			});
			return addsUp(sum) && isSame;
		},
	);
	expect(fc.defaultReportMessage(fc.check(property, { numRuns: departures }))).toBeUndefined();
});

function sumOf(amounts: readonly number[]): number {
	return amounts.reduce((sum, amount) => sum + centsOf(amount), 0) / 100;
}

function openDatabase(): Promise<never> {
	return Promise.reject(new Error('An offer is in no database.'));
}
