import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { cabinClasses, fareMultiplier } from '#src/domain/flights/cabin-class.ts';
import {
	discountedFare,
	farePerMile,
	fareStep,
	flightTaxes,
	flightTaxPercent,
	leadTimeFactor,
	minimumFare,
	oneWayFactor,
	seasonFactor,
	simulatedFare,
} from '#src/domain/flights/pricing.ts';

// November is no season, and 20 days ahead are neither early nor late: nothing but the miles counts.
const plain = {
	miles: 4000,
	cabinClass: 'economy',
	isOneWay: false,
	departureDate: '2026-11-21',
	quoteDay: '2026-11-01',
	factor: 1,
} as const;

test.each([
	['dollars a mile', farePerMile, 0.15],
	['one-way factor', oneWayFactor, 0.85],
	['minimum fare', minimumFare, 99],
	['step of fares', fareStep, 10],
	['percent of taxes', flightTaxPercent, 15],
])('the %s is as specified', (_, constant, specified) => {
	expect(constant).toBe(specified);
});

test.each([
	['a plain round trip', {}, 600],
	['one way', { isOneWay: true }, 510],
	['premium economy', { cabinClass: 'premium-economy' }, 960],
	['business', { cabinClass: 'business' }, 2100],
	['first class', { cabinClass: 'first-class' }, 3300],
	['July', { departureDate: '2026-07-21', quoteDay: '2026-07-01' }, 750],
	['September', { departureDate: '2026-09-21', quoteDay: '2026-09-01' }, 660],
	['more than 60 days ahead', { quoteDay: '2026-09-01' }, 510],
	['more than 30 days ahead', { quoteDay: '2026-10-01' }, 540],
	['less than 7 days ahead', { quoteDay: '2026-11-18' }, 780],
	['the day itself', { quoteDay: '2026-11-21' }, 780],
	['a dearer offer', { factor: 1.24 }, 740],
	['everything at once', { isOneWay: true, cabinClass: 'business', quoteDay: '2026-11-20' }, 2320],
	['the shortest flight', { miles: 150, isOneWay: true }, 100],
	['a cheap offer at the minimum', { miles: 150, factor: 0.88 }, 100],
] as const)('%s costs what the formula says', (_, change, fare) => {
	expect(simulatedFare({ ...plain, ...change })).toBe(fare);
});

test.each([
	['economy', 1],
	['premium-economy', 1.6],
	['business', 3.5],
	['first-class', 5.5],
] as const)('%s multiplies the fare by %s', (cabinClass, multiplier) => {
	expect(fareMultiplier(cabinClass)).toBe(multiplier);
});

test.each([
	[1, 1],
	[2, 1],
	[3, 1],
	[4, 1],
	[5, 1.1],
	[6, 1.25],
	[7, 1.25],
	[8, 1.25],
	[9, 1.1],
	[10, 1.1],
	[11, 1],
	[12, 1.25],
])('departures in month %s multiply the fare by %s', (month, factor) => {
	const digits = String(month).padStart(2, '0');
	expect(seasonFactor(`2027-${digits}-01`)).toBe(factor);
	expect(seasonFactor(`2027-${digits}-28`)).toBe(factor);
});

test.each([
	[400, 0.85],
	[61, 0.85],
	[60, 0.9],
	[31, 0.9],
	[30, 1],
	[7, 1],
	[6, 1.3],
	[0, 1.3],
	[-1, 1.3],
])('departure in %s days multiplies the fare by %s', (days, factor) => {
	expect(leadTimeFactor(days)).toBe(factor);
});

test('every fare is a multiple of 10 and at least 100 dollars', () => {
	const bases = fc.record({
		miles: fc.double({ min: 150, max: 12_500, noNaN: true }),
		cabinClass: fc.constantFrom(...cabinClasses.map(({ value }) => value)),
		isOneWay: fc.boolean(),
		departureDate: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
		quoteDay: fc.constant('2026-01-01'),
		factor: fc.double({ min: 0.5, max: 2, noNaN: true }),
	});
	fc.assert(
		fc.property(bases, (basis) => {
			const fare = simulatedFare(basis);
			expect(fare % 10).toBe(0);
			expect(fare).toBeGreaterThanOrEqual(100);
		}),
		{ numRuns: 3000 },
	);
});

test.each([
	[600, 0, 600],
	[600, 5, 570],
	[610, 29, 433],
	[110, 10, 99],
	[110, 29, 99],
])('a fare of %s with %s percent off is %s', (fare, discount, baseFare) => {
	expect(discountedFare(fare, discount)).toBe(baseFare);
});

test.each([
	[100, 15],
	[99, 15],
	[110, 17],
	[130, 20],
	[433, 65],
	[3300, 495],
])('the taxes on %s are %s', (baseFare, taxes) => {
	expect(flightTaxes(baseFare)).toBe(taxes);
});
