import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ownTotal, readOwnLines } from '#src/domain/bookings/own-trip.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { addDays, daysBetween, weekdayOf } from '#src/domain/calendar/calendar-date.ts';
import { dealKey, offeredTrips, tourKey, tripsLike } from '#src/domain/desk/offered-trips.ts';
import { nearestTrip, nextYearLike } from '#src/domain/desk/same-again.ts';
import { bookedPriceLines } from '#src/domain/trips/price-lines.ts';

const soldUntil = '2026-11-30T00:00Z';
const tours = [
	{
		id: 3,
		name: 'Kyoto on Foot',
		destination: 'Kyoto, Japan',
		facts: { singleSupplement: 580 },
		departures: [
			{ date: '2027-09-04', endDate: '2027-09-10', price: 2190, soldUntil },
			{ date: '2027-05-15', endDate: '2027-05-21', price: 2290, soldUntil },
			{ date: '2026-05-15', endDate: '2026-05-21', price: 1990, soldUntil },
		],
	},
	{
		id: 4,
		name: 'São Miguel by Sea',
		destination: 'Azores, Portugal',
		facts: { singleSupplement: null },
		departures: [{ date: '2027-05-20', endDate: '2027-05-27', price: 1500, soldUntil }],
	},
];
const deals = [
	{
		id: 4,
		origin: 'New York (JFK)',
		destination: 'Kyoto (UKY)',
		airline: 'Bright Airways',
		departureDate: '2027-02-01',
		returnDate: null,
		price: 700,
		soldUntil,
	},
];
const trips = offeredTrips({ tours, deals }, '2026-11-21');

describe('what a caller may mean', () => {
	test('departures and deals ahead stand in the order of their days', () => {
		expect(trips.map(({ key }) => key)).toEqual([
			dealKey(4),
			tourKey(3, '2027-05-15'),
			tourKey(4, '2027-05-20'),
			tourKey(3, '2027-09-04'),
		]);
	});

	test.each([
		['kyo may', ['tour 3 2027-05-15']],
		['may 20', ['tour 4 2027-05-20']],
		['sao', ['tour 4 2027-05-20']],
		['jfk uky', ['deal 4']],
		// Whatever is called so stands before what only leads there.
		['kyoto', ['tour 3 2027-05-15', 'tour 3 2027-09-04', 'deal 4']],
		['oto', []],
	])('“%s” finds %j', (typed, keys) => {
		expect(tripsLike(trips, typed).map(({ key }) => key)).toEqual(keys);
	});
});

describe('the same again', () => {
	test('the days lie ahead, on the same weekdays, as far from each other as they were', () => {
		const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
		fc.assert(
			fc.property(day, day, fc.nat(60), (departureDate, today, nights) => {
				const returnDate = addDays(departureDate, nights);
				const again = nextYearLike({ departureDate, returnDate }, today);
				expect(again.departureDate >= today).toBe(true);
				expect(weekdayOf(again.departureDate)).toBe(weekdayOf(departureDate));
				expect(daysBetween(again.departureDate, again.returnDate)).toBe(nights);
				expect(daysBetween(today, again.departureDate)).toBeLessThan(
					Math.max(364, daysBetween(today, departureDate) + 1),
				);
			}),
		);
	});

	test('of a tour it is the departure that is nearest to that day', () => {
		const kyoto = trips.filter(({ itemId, type }) => type === 'tour' && itemId === 3);
		expect(nearestTrip(kyoto, '2025-06-01', '2026-11-21')?.departureDate).toBe('2027-05-15');
		expect(nearestTrip(kyoto, '2025-08-30', '2026-11-21')?.departureDate).toBe('2027-09-04');
		expect(nearestTrip([], '2025-06-01', '2026-11-21')).toBeUndefined();
	});
});

describe('a trip in the desk’s own words', () => {
	test('comes to its lines, to the cent', () => {
		const cents = fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 }), { maxLength: 20 });
		fc.assert(
			fc.property(cents, (amounts) => {
				const lines = amounts.map((amount) => ({ text: 'Hotel', amount: amount / 100 }));
				const sum = amounts.reduce((all, amount) => all + amount, 0);
				expect(Math.round(ownTotal(lines) * 100)).toBe(sum);
			}),
		);
	});

	test('is shown by its lines where they are the price', () => {
		const lines = [
			{ text: 'Cottage', amount: 900 },
			{ text: 'Regular guest', amount: -50 },
		];
		const record = { type: 'tour', travelers: 2, details: { name: 'A week in Maine', lines } };
		const reading = normaliseBooking(record, 'BD');
		if (!reading) throw new Error('It is a record.');
		expect(bookedPriceLines(reading, 850)).toEqual([
			{ name: 'Cottage', amount: 900 },
			{ name: 'Regular guest', amount: -50 },
		]);
		expect(bookedPriceLines(reading, 800)).toEqual([]);
	});

	test('is read from what is stored, and from nothing else', () => {
		const lines = [{ text: 'Hotel', amount: 80 }];
		expect(readOwnLines(lines)).toEqual(lines);
		for (const other of [undefined, null, 'Hotel', {}, [null], [{ text: 'Hotel', amount: '80' }]]) {
			expect(readOwnLines(other)).toEqual([]);
		}
	});
});
