import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Airport } from '#src/domain/flights/airports.ts';
import { earthRadiusMiles, flightMiles, milesBetween } from '#src/domain/flights/distance.ts';

const halfTheEarth = Math.PI * earthRadiusMiles;
const place = fc.record({
	latitude: fc.double({ min: -90, max: 90, noNaN: true }),
	longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each([
	['New York', 40.64, -73.78, 'London', 51.47, -0.46, 3440],
	['Sydney', -33.95, 151.18, 'Los Angeles', 33.94, -118.41, 7490],
	['Fiji', -17.76, 177.44, 'Samoa', -13.83, -172, 752],
	['Cape Town', -33.97, 18.6, 'Washington', 38.94, -77.46, 7900],
])(
	'%s (%d, %d) to %s (%d, %d) is about %d miles',
	(_, latitude, longitude, __, north, east, miles) => {
		const distance = milesBetween({ latitude, longitude }, { latitude: north, longitude: east });
		expect(Math.abs(distance - miles)).toBeLessThan(miles * 0.01);
	},
);

test('a degree along the equator is a 360th of the circumference', () => {
	const distance = milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 });
	expect(distance).toBeCloseTo((2 * Math.PI * 3958.8) / 360, 6);
});

test.each([
	[90, 0, -90, 0],
	[-88.2, -180, 88.2, 0],
])('opposite places (%d, %d and %d, %d) are half the earth apart', (south, west, north, east) => {
	const [from, to] = [
		{ latitude: south, longitude: west },
		{ latitude: north, longitude: east },
	];
	expect(milesBetween(from, to)).toBeCloseTo(halfTheEarth, 6);
});

test('a distance is the same both ways, nought to itself and never beyond half the earth', () => {
	fc.assert(
		fc.property(place, place, (from, to) => {
			const distance = milesBetween(from, to);
			expect(distance).toBeGreaterThanOrEqual(0);
			expect(distance).toBeLessThanOrEqual(halfTheEarth);
			expect(milesBetween(to, from)).toBeCloseTo(distance, 6);
			expect(milesBetween(from, from)).toBe(0);
		}),
	);
});

test('a flight is never shorter than 150 miles', () => {
	expect(flightMiles(airport('LHR', 51.47, -0.46), airport('LGW', 51.15, -0.19))).toBe(150);
});

test('a longer flight has the distance of its airports', () => {
	const [from, to] = [airport('JFK', 40.64, -73.78), airport('LHR', 51.47, -0.46)];
	expect(flightMiles(from, to)).toBe(milesBetween(from, to));
});

test('a flight to, from or between unknown airports is 2500 miles', () => {
	const known = airport('LHR', 51.47, -0.46);
	expect(flightMiles(known, undefined)).toBe(2500);
	expect(flightMiles(undefined, known)).toBe(2500);
	expect(flightMiles(undefined, undefined)).toBe(2500);
});

function airport(code: string, latitude: number, longitude: number): Airport {
	const named = { code, city: code, name: code, country: code };
	return { ...named, latitude, longitude, timeZone: 'UTC', place: 0 };
}
