import { expect, test } from 'vitest';

import { airports } from '#src/domain/flights/all-airports.ts';
import { airportsOf, cities, cityLabel, shareAirport } from '#src/domain/flights/cities.ts';
import { flightMiles } from '#src/domain/flights/distance.ts';
import { priceFactors } from '#src/domain/flights/offer-price.ts';
import type { FlightQuery } from '#src/domain/flights/offer.ts';
import { simulatedFare, discountedFare, flightTaxes } from '#src/domain/flights/pricing.ts';
import { offerFromId, offersFor } from '#src/domain/flights/simulator.ts';

const quoteDay = '2026-11-21';
const sources = { airports, airline: 'Bright Airways' };
const query: FlightQuery = {
	origin: 'NYC',
	destination: 'LON',
	departureDate: '2027-03-09',
	returnDate: null,
	cabinClass: 'economy',
	passengers: '1-adult',
};

test('each city has two airports or more that planes serve, and a code that no airport has', () => {
	for (const city of cities.values()) {
		const served = airportsOf(city.code, airports);
		expect(served.map(({ code }) => code)).toEqual(city.airports);
		expect(served.length).toBeGreaterThan(1);
		expect(airports(city.code)).toBeUndefined();
		expect(served.map((airport) => airport.city)).toContain(city.name);
	}
	expect([...cities.values()].map(cityLabel)).toContain('London, all airports (LON)');
});

test('the airports of a city share its eight offers, and each offer has the price of its own way', () => {
	const offers = offersFor({ ...sources, query, quoteDay });
	const origins = offers.map(({ legs }) => legs[0]?.origin);
	expect(new Set(origins)).toEqual(new Set(['JFK', 'EWR', 'LGA']));
	expect(new Set(offers.map(({ destination }) => destination)).size).toBe(6);
	for (const [index, offer] of offers.entries()) {
		const [leg] = offer.legs;
		const miles = flightMiles(airports(leg?.origin ?? ''), airports(leg?.destination ?? ''));
		const fare = discountedFare(
			simulatedFare({
				miles,
				cabinClass: 'economy',
				isOneWay: true,
				departureDate: query.departureDate,
				quoteDay,
				factor: priceFactors[index] ?? 1,
			}),
			offer.discount,
		);
		expect(offer.price).toBe(fare + flightTaxes(fare));
		expect(offerFromId(offer.id, sources)).toEqual(offer);
	}
});

test('nobody flies from a city to one of its own airports', () => {
	expect(shareAirport('LON', 'LHR')).toBe(true);
	expect(shareAirport('SHA*', 'SHA')).toBe(true);
	expect(shareAirport('LON', 'PAR')).toBe(false);
	const [offer] = offersFor({ ...sources, query, quoteDay });
	expect(offerFromId(offer?.id.replace('NYC', 'LHR') ?? '', sources)).toBeNull();
	expect(offerFromId(offer?.id.replace('NYC', 'QQQ') ?? '', sources)).toBeNull();
});
