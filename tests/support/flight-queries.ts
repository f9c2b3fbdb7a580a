import fc from 'fast-check';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import { airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import type { FlightQuery } from '#src/domain/flights/offer.ts';
import { partyText } from '#src/domain/flights/party.ts';

import { parties } from './parties.ts';

const listed = decodeAirports(large);

/** The large airports of the real list. */
export const airports = airportLookup(listed);

/** New York to London in economy for one, out on 10 December 2026 and not back. */
export const oneWay: FlightQuery = {
	origin: 'JFK',
	destination: 'LHR',
	departureDate: '2026-12-10',
	returnDate: null,
	cabinClass: 'economy',
	passengers: '1-adult',
};

/** Any query between two listed airports and the day it is quoted on, up to 400 days before departure. */
export const quotedQueries: fc.Arbitrary<{ query: FlightQuery; quoteDay: string }> = fc
	.record({
		codes: fc.uniqueArray(fc.constantFrom(...listed.map(({ code }) => code)), {
			minLength: 2,
			maxLength: 2,
		}),
		quoteDay: fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2025-01-01', days)),
		lead: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 400 })),
		stay: fc.option(fc.integer({ min: 0, max: 60 })),
		cabinClass: fc.constantFrom(...cabinClasses.map(({ value }) => value)),
		passengers: parties.map(partyText),
	})
	.map(({ codes: [origin = '', destination = ''], quoteDay, lead, stay, ...chosen }) => {
		const departureDate = addDays(quoteDay, lead);
		const returnDate = stay === null ? null : addDays(departureDate, stay);
		return { query: { origin, destination, departureDate, returnDate, ...chosen }, quoteDay };
	});
