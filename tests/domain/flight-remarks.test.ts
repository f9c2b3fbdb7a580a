import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { decodeAirports } from '#src/domain/flights/airports.ts';
import type { Place } from '#src/domain/flights/place.ts';
import { namesakeRemark, takenRemark, tripRemarks } from '#src/domain/flights/remarks.ts';
import { typedPlace } from '#src/domain/flights/typed-place.ts';

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
	['PHL', 30, []],
])('from JFK to %s in %d days: %j', (code, days, remarks) => {
	const trip = { origin: place('JFK'), destination: place(code), today };
	expect(tripRemarks({ ...trip, lastDate: addDays(today, days) })).toEqual(remarks);
});

test('of cities it is said only how far apart all of their airports are', () => {
	const trip = { lastDate: today, today };
	const remarks = (from: string, to: string) =>
		tripRemarks({ ...trip, origin: place(from), destination: place(to) });
	expect(remarks('WAS', 'PHL')).toEqual([]);
	expect(remarks('DXB*', 'SHJ')).toEqual([
		'DXB* and SHJ are at most 37 miles apart: a train or taxi is quicker.',
	]);
});

test('a trip can be odd in both ways', () => {
	const trip = { origin: place('JFK'), destination: place('LGA'), today };
	expect(tripRemarks({ ...trip, lastDate: '2028-01-01' })).toHaveLength(2);
});

test.each([
	['MAN', 'We took Manchester to be Manchester (MAN), United Kingdom.'],
	['LON', 'We took London to be London, all airports (LON), United Kingdom.'],
	['CDG', null],
	['TYO', null],
])('what is said of a city that was typed for %s', (code, remark) => {
	expect(namesakeRemark(airports, place(code))).toBe(remark);
});

test('a text that only one place holds is said to be taken for it', () => {
	expect(takenRemark(' gatwick', place('LGW'))).toBe(
		'We took “gatwick” to be London Gatwick Airport, London (LGW), United Kingdom.',
	);
});

function place(code: string): Place {
	const found = typedPlace(`Any (${code})`, airports, [])?.place;
	if (!found) throw new Error(`${code} is not in the list.`);
	return found;
}
