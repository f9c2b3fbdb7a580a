import { expect } from 'vitest';

import { cabinClasses, fareMultiplier } from '#src/domain/flights/cabin-class.ts';
import { earthRadiusMiles, flightMiles, minimumFlightMiles } from '#src/domain/flights/distance.ts';
import * as duration from '#src/domain/flights/duration.ts';
import { discountChance, discounts, priceFactors } from '#src/domain/flights/offer-price.ts';
import { stopsLabel } from '#src/domain/flights/offer.ts';
import { passengerPresets } from '#src/domain/flights/party.ts';
import * as pricing from '#src/domain/flights/pricing.ts';
import { bestExplained, bestScore, offerSorts } from '#src/domain/flights/results.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { airlines } from '#src/domain/flights/timetable/airlines.ts';
import { directServices, servicesPerDay } from '#src/domain/flights/timetable/services.ts';
import { site } from '#src/site.ts';
import { emptyFlightSearch, searchParameters } from '#src/stores/flights/search-fields.ts';

import { airports, oneWay } from '../support/flight-queries.ts';
import { checkLines } from '../support/specified.ts';

// Section 9 of the specification: what flies and what it costs. What our design decides otherwise says so in its line.

const fare = (basis: Partial<pricing.FareBasis>) =>
	pricing.simulatedFare({
		miles: 10_000,
		cabinClass: 'economy',
		isOneWay: false,
		departureDate: '2027-02-01',
		quoteDay: '2027-01-15',
		factor: 1,
		...basis,
	});
const quoted = (departureDate: string, quoteDay: string) => fare({ departureDate, quoteDay });
const found = offersFor({ query: oneWay, quoteDay: '2026-11-21', airports, airline: site.airline });

checkLines([
	[
		'a search reads these parameters, and a return date beside them',
		'src/stores/flights/search-fields.ts',
		() => Object.values(searchParameters),
		['origin', 'destination', 'departure', 'return', 'passengers', 'class'],
	],
	[
		'a search begins with one adult in economy',
		'src/stores/flights/search-fields.ts',
		() => emptyFlightSearch,
		expect.objectContaining({
			origin: '',
			destination: '',
			departureDate: '',
			passengers: '1-adult',
			cabinClass: 'economy',
		}),
	],
	[
		'the earth has a radius of 3958.8 miles',
		'src/domain/flights/distance.ts',
		() => earthRadiusMiles,
		3958.8,
	],
	[
		'no flight is shorter than 150 miles',
		'src/domain/flights/distance.ts',
		() => minimumFlightMiles,
		150,
	],
	[
		'2500 miles where an airport is unknown',
		'src/domain/flights/distance.ts',
		() => flightMiles(undefined, undefined),
		2500,
	],
	[
		'cruise speeds by distance',
		'src/domain/flights/duration.ts',
		() => [499, 500, 1499, 1500, 3499, 3500].map(duration.cruiseSpeed),
		[440, 480, 480, 520, 520, 560],
	],
	[
		'5 to 10 percent of extra routing',
		'src/domain/flights/duration.ts',
		() => duration.extraRouting,
		{ least: 0.05, most: 0.1 },
	],
	[
		'0.25 h on the ground and 0.33 h of taxi at each end',
		'src/domain/flights/duration.ts',
		() => [duration.groundHours, duration.taxiHours],
		[0.25, 0.33],
	],
	[
		'a stop of 1 to 3 hours',
		'src/domain/flights/duration.ts',
		() => duration.stopHours,
		{ least: 1, most: 3 },
	],
	[
		'a flight with a stop says so',
		'src/domain/flights/offer.ts',
		() => [stopsLabel({ stops: 1, stop: null }), stopsLabel({ stops: 0, stop: null })],
		['1 stop', 'Direct'],
	],
	[
		'15 percent are delayed by up to 30 minutes',
		'src/domain/flights/duration.ts',
		() => [duration.delayChance, duration.longestDelay],
		[0.15, 30],
	],
	['minutes in steps of 5', 'src/domain/flights/duration.ts', () => duration.minuteStep, 5],
	[
		'a duration reads like 5h 30m',
		'src/domain/flights/duration.ts',
		() => duration.formatDuration(330),
		'5h 30m',
	],

	[
		'0.15 dollars a mile',
		'src/domain/flights/pricing.ts',
		() => [pricing.farePerMile, fare({})],
		[0.15, 1500],
	],
	[
		'1.6, 3.5 and 5.5 times for the better classes',
		'src/domain/flights/cabin-class.ts',
		() => cabinClasses.map(({ value }) => fareMultiplier(value)),
		[1, 1.6, 3.5, 5.5],
	],
	['0.85 of it one way', 'src/domain/flights/pricing.ts', () => fare({ isOneWay: true }), 1280],
	[
		'never less than 99 before rounding',
		'src/domain/flights/pricing.ts',
		() => [pricing.minimumFare, fare({ miles: 150 })],
		[99, 100],
	],
	[
		'a quarter more in June, July, August and December',
		'src/domain/flights/pricing.ts',
		() => ['06', '07', '08', '12'].map((month) => quoted(`2027-${month}-21`, `2027-${month}-01`)),
		[1880, 1880, 1880, 1880],
	],
	[
		'a tenth more in May, September and October',
		'src/domain/flights/pricing.ts',
		() => ['05', '09', '10'].map((month) => quoted(`2027-${month}-21`, `2027-${month}-01`)),
		[1650, 1650, 1650],
	],
	[
		'no more in the other months',
		'src/domain/flights/pricing.ts',
		() =>
			['01', '02', '03', '04', '11'].map((month) => quoted(`2027-${month}-21`, `2027-${month}-01`)),
		[1500, 1500, 1500, 1500, 1500],
	],
	[
		'over 60 days ahead 15 percent less, over 30 days 10',
		'src/domain/flights/pricing.ts',
		() =>
			[
				['2027-04-03', '2027-02-01'],
				['2027-04-02', '2027-02-01'],
				['2027-03-04', '2027-02-01'],
				['2027-03-03', '2027-02-01'],
			].map(([day = '', from = '']) => quoted(day, from)),
		[1280, 1350, 1350, 1500],
	],
	[
		'under 7 days ahead 30 percent more',
		'src/domain/flights/pricing.ts',
		() => [quoted('2027-02-07', '2027-02-01'), quoted('2027-02-08', '2027-02-01')],
		[1950, 1500],
	],
	[
		'rounded to the nearest 10',
		'src/domain/flights/pricing.ts',
		() => [pricing.fareStep, fare({ miles: 10_040 })],
		[10, 1510],
	],

	[
		'8 results a search',
		'src/domain/flights/timetable/services.ts',
		() => [servicesPerDay, found.length],
		[8, 8],
	],
	[
		'the first five varied by a factor',
		'src/domain/flights/offer-price.ts',
		() => priceFactors.length,
		5,
	],
	[
		'one of them by our own airline',
		'src/domain/flights/simulator.ts',
		() => found.filter(({ airline }) => airline === site.airline).length,
		1,
	],
	[
		'the first alone is featured',
		'src/domain/flights/simulator.ts',
		() => found.map(({ featured }) => featured),
		[true, ...Array.from({ length: 7 }, () => false)],
	],
	[
		'a discount for 25 percent of them, of 5 to 29',
		'src/domain/flights/offer-price.ts',
		() => [discountChance, discounts],
		[0.25, { least: 5, most: 29 }],
	],
	[
		'taxes of 15 percent on the base',
		'src/domain/flights/pricing.ts',
		() => [
			pricing.flightTaxPercent,
			found.every(
				(offer) => offer.pricePerTraveller === offer.baseFare + Math.round(offer.baseFare * 0.15),
			),
		],
		[15, true],
	],
	['10 names of airlines', 'src/domain/flights/timetable/airlines.ts', () => airlines.length, 10],
	[
		'at least two direct where all had a stop (our design)',
		'src/domain/flights/timetable/services.ts',
		() => directServices.least,
		2,
	],
	[
		'sorted by Best, Cheapest or Fastest',
		'src/domain/flights/results.ts',
		() => offerSorts.map(({ label }) => label),
		['Best', 'Cheapest', 'Fastest'],
	],
	[
		'best is price/100 + minutes/100',
		'src/domain/flights/results.ts',
		() => found.map(bestScore),
		found.map(
			({ price, legs }) =>
				Math.round(price * 100 + legs.reduce((sum, leg) => sum + leg.minutes, 0) * 100) / 10_000,
		),
	],
	[
		'and is said in plain words',
		'src/domain/flights/results.ts',
		() => bestExplained,
		expect.stringMatching(
			/price and time: \$1 .* as much as one minute; of equals, fewer stops first/,
		),
	],
	[
		'four parties to choose from',
		'src/domain/flights/party.ts',
		() => passengerPresets.map(({ value, label }) => [value, label]),
		[
			['1-adult', '1 Adult'],
			['2-adults', '2 Adults'],
			['2-adults-1-child', '2 Adults 1 Child'],
			['2-adults-2-children', '2 Adults 2 Children'],
		],
	],
	[
		'four classes to choose from',
		'src/domain/flights/cabin-class.ts',
		() => cabinClasses.map(({ value, label }) => [value, label]),
		[
			['economy', 'Economy'],
			['premium-economy', 'Premium Economy'],
			['business', 'Business'],
			['first-class', 'First Class'],
		],
	],
]);
