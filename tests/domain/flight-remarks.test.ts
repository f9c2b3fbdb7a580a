import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { type Airport, airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import { namesakeRemark, tripRemarks } from '#src/domain/flights/remarks.ts';

const airports = [...decodeAirports(large), ...decodeAirports(other)];
const today = '2026-11-22';

test.each([
	['LHR', 330, []],
	[
		'LHR',
		331,
		['More than 330 days ahead, airlines have not opened these dates: an early estimate.'],
	],
	['LGA', 30, ['JFK and LGA are 11 miles apart: a train or taxi is quicker.']],
	['BOS', 30, []],
])('from JFK to %s in %d days: %j', (code, days, remarks) => {
	const trip = { origin: airport('JFK'), destination: airport(code), today };
	expect(tripRemarks({ ...trip, lastDate: addDays(today, days) })).toEqual(remarks);
});

test('a trip can be odd in both ways', () => {
	const trip = { origin: airport('JFK'), destination: airport('LGA'), today };
	expect(tripRemarks({ ...trip, lastDate: '2028-01-01' })).toHaveLength(2);
});

test.each([
	[
		'MAN',
		'We took Manchester to be Manchester (MAN), United Kingdom. There is also Manchester (MHT), United States.',
	],
	['CDG', null],
])('what is said of a city that was typed for %s', (code, remark) => {
	expect(namesakeRemark(airports, airport(code))).toBe(remark);
});

function airport(code: string): Airport {
	const found = airportLookup(airports)(code);
	if (!found) throw new Error(`${code} is not in the list.`);
	return found;
}
