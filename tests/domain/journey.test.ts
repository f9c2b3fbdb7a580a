import fc from 'fast-check';
import { expect, test } from 'vitest';

import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tripOnly } from '#src/domain/bookings/trip-only.ts';
import { dayShift, dayShiftLabel, formatTime } from '#src/domain/calendar/local-time.ts';
import { airlineNote } from '#src/domain/flights/airline-words.ts';
import {
	clocksText,
	dayOfLeg,
	flightsOf,
	lightOf,
	isOvernight,
} from '#src/domain/flights/journey.ts';
import { legLines } from '#src/domain/flights/leg-text.ts';
import type { FlightLeg, FlightOffer } from '#src/domain/flights/offer.ts';
import { returnRemark } from '#src/domain/flights/return-remark.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';

import { airports, oneWay, quotedQueries } from '../support/flight-queries.ts';

const airline = 'Bright Airways';
/** New York to London by way of Iceland, overnight. */
const leg: FlightLeg = {
	airline: 'Corvane Airlines',
	number: 'C2 214',
	isNamed: false,
	origin: 'JFK',
	destination: 'LHR',
	date: '2026-12-10',
	minutes: 690,
	stops: 1,
	departsAt: '2026-12-10T20:35',
	arrivesAt: '2026-12-11T13:05',
	stop: {
		airport: 'KEF',
		city: 'Reykjavík',
		arrivesAt: '2026-12-11T07:00',
		departsAt: '2026-12-11T09:45',
		minutes: 165,
		minutesBefore: 325,
	},
};
const labels = ['New York (JFK)', 'London (LHR)'];

test.each([
	['2026-12-10T20:35', '8:35 PM'],
	['2026-12-10T00:05', '12:05 AM'],
	['2026-12-10T12:00', '12:00 PM'],
	['2026-12-10T09:00', '9:00 AM'],
])('%s is written %s', (time, text) => {
	expect(formatTime(time)).toBe(text);
});

test.each([
	['2026-12-10T23:55', 0, '', ''],
	['2026-12-11T00:00', 1, '+1', '+1 day'],
	['2026-12-12T00:00', 2, '+2', '+2 days'],
	['2026-12-09T23:55', -1, '−1', '−1 day'],
])('an arrival at %s is %d days later than the departure', (arrivesAt, shift, label, words) => {
	expect(dayShift({ ...leg, arrivesAt })).toBe(shift);
	expect(dayShiftLabel(shift)).toBe(label);
	expect(dayOfLeg(leg, arrivesAt)).toBe(words);
});

test('a leg with a stop is two flights, and its letter names every time and place', () => {
	expect(flightsOf(leg).map((flight) => flight?.minutes)).toEqual([325, 200]);
	expect(legLines([leg], labels)).toEqual([
		{
			name: 'One way',
			summary: 'Thu, Dec 10, 2026, 11h 30m, 1 stop, KEF 2h 45m, Corvane Airlines C2 214',
			flights: [
				'8:35 PM New York (JFK) to 7:00 AM +1 day Reykjavík (KEF)',
				'9:45 AM +1 day Reykjavík (KEF) to 1:05 PM +1 day London (LHR)',
			],
		},
	]);
	expect(clocksText(leg)).toBe('Clocks at LHR are 5 hours ahead of those at JFK.');
});

test('the light of a leg adds up to its minutes, dark by night on the clocks on the way', () => {
	const light = lightOf(leg);
	expect(light.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(leg.minutes);
	expect(light.map(({ isNight, isFlown }) => [isNight, isFlown])).toEqual([
		[true, true],
		[false, true],
		[false, false],
		[false, true],
	]);
	fc.assert(
		fc.property(quotedQueries, (quoted) => {
			const [offer] = offersFor({ ...quoted, airports, airline });
			for (const flown of offer?.legs ?? []) {
				const parts = lightOf(flown);
				expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(flown.minutes);
				expect(parts.slice(1).map(({ from }) => from)).toEqual(
					parts.slice(0, -1).map(({ from, minutes }) => from + minutes),
				);
			}
		}),
		{ numRuns: 200 },
	);
});

test('the legs of every offer are read back from storage, in whatever order their fields come', () => {
	fc.assert(
		fc.property(quotedQueries, (quoted) => {
			for (const { legs } of offersFor({ ...quoted, airports, airline })) {
				const shuffled = legs.map((flown) =>
					Object.fromEntries(Object.entries({ ...flown, seat: '3A' }).toReversed()),
				);
				expect(readLegs(JSON.parse(JSON.stringify(shuffled)))).toEqual(legs);
			}
		}),
		{ numRuns: 200 },
	);
});

test.each([
	['not there', undefined],
	['a word', 'legs'],
	['more than two', [leg, leg, leg]],
	['without a time', [{ ...leg, arrivesAt: undefined }]],
	['with a time in a zone', [{ ...leg, departsAt: '2026-12-10T20:35Z' }]],
	['with a name for an airport', [{ ...leg, origin: 'Ada Lovelace' }]],
	['with minutes that are none', [{ ...leg, minutes: 0.5 }]],
	['with half a stop', [{ ...leg, stop: { airport: 'KEF' } }]],
	['with one leg that is none', [leg, null]],
])('legs %s are none', (_, legs) => {
	expect(readLegs(legs)).toEqual([]);
	const reading = normaliseBooking({ details: { legs } }, 'BD');
	expect(reading?.trip).toMatchObject({ legs: [] });
});

test('a booking without its person keeps its legs, and nothing that was hidden in them', () => {
	const details = { airline, legs: [{ ...leg, passenger: 'Ada' }], passengerName: 'Ada' };
	expect(tripOnly(details, 'flight', 'Ada')).toEqual({ airline, legs: [leg] });
});

test('a return that cannot leave on its day is told with the day it leaves', () => {
	const query = { ...oneWay, origin: 'LHR', destination: 'SYD' };
	const asked = (returnDate: string | null) =>
		returnRemark(
			offersFor({ query: { ...query, returnDate }, quoteDay: '2026-11-22', airports, airline }),
			returnDate,
		);
	expect(asked(null)).toBeNull();
	expect(asked('2026-12-20')).toBeNull();
	expect(asked('2026-12-10')).toBe(
		'The outward flights land too late to return on Thu, Dec 10: the way back leaves on Fri, Dec 11 or Sat, Dec 12, the first day possible.',
	);
	const [some, other] = offersFor({
		query: { ...query, returnDate: '2026-12-12' },
		quoteDay: '2026-11-22',
		airports,
		airline,
	});
	if (!some || !other) throw new Error('A search gives offers.');
	const late: FlightOffer = {
		...other,
		legs: other.legs.map((flown) => ({ ...flown, date: '2026-12-13' })),
	};
	expect(returnRemark([some, late], '2026-12-12')).toMatch(/^Some outward flights land too late/);
});

test.each([
	['2026-12-10T23:50', '2026-12-11T01:15', true],
	['2026-12-11T00:40', '2026-12-11T04:30', true],
	['2026-12-11T05:10', '2026-12-11T07:00', false],
	['2026-12-11T14:00', '2026-12-11T17:30', false],
])('a wait from %s to %s is overnight: %s', (arrivesAt, departsAt, isNight) => {
	const stop = { airport: 'KEF', city: 'Reykjavík', minutes: 85, minutesBefore: 320 };
	expect(isOvernight({ ...stop, arrivesAt, departsAt })).toBe(isNight);
});

test('who flies is promised before the confirmation, owed after it, and of no matter once it is over', () => {
	expect(airlineNote([leg])).toMatch(/names when it confirms\.$/);
	expect(airlineNote([leg], 'confirmed')).toMatch(/names before you fly\.$/);
	expect(airlineNote([leg], 'over')).toBe('');
	expect(airlineNote([{ ...leg, isNamed: true }], 'confirmed')).toBe('');
	expect(airlineNote([leg, { ...leg, isNamed: true }], 'confirmed')).not.toBe('');
});
