import { expect, test } from 'vitest';

import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { departsInLabel, travelDays, tripPhase } from '#src/domain/trips/travel-days.ts';

function daysOf(record: object, departure = '2027-03-10') {
	const reading = normaliseBooking(record, 'BD');
	return reading && travelDays(reading, departure);
}

const leg = {
	origin: 'JFK',
	destination: 'LHR',
	date: '2027-03-10',
	minutes: 490,
	stops: 0,
	stop: null,
	departsAt: '2027-03-10T22:45',
	arrivesAt: '2027-03-11T11:55',
};

test.each<[string, object, { first: string; last: string }]>([
	[
		'a flight there and back',
		{ departureDate: '2027-03-10', returnDate: '2027-03-20' },
		{ first: '2027-03-10', last: '2027-03-20' },
	],
	['a flight that lands a day later', { legs: [leg] }, { first: '2027-03-10', last: '2027-03-11' }],
	['a flight one way', { returnDate: '' }, { first: '2027-03-10', last: '2027-03-10' }],
	[
		'a flight that returns before it leaves',
		{ departureDate: '2027-03-10', returnDate: '2027-03-01' },
		{ first: '2027-03-10', last: '2027-03-10' },
	],
	[
		'a flight whose days are no days',
		{ departureDate: 'in spring', returnDate: 'later' },
		{ first: '2027-03-10', last: '2027-03-10' },
	],
])('the days of %s', (_, details, days) => {
	expect(daysOf({ type: 'flight', details })).toEqual(days);
});

test('a tour lasts as many days as it says, and one where it says none', () => {
	const tour = (duration: string) => daysOf({ type: 'tour', details: { duration } });
	expect(tour('7 days')).toEqual({ first: '2027-03-10', last: '2027-03-16' });
	expect(tour('')).toEqual({ first: '2027-03-10', last: '2027-03-10' });
});

test('a record that names no day has none, and lies ahead', () => {
	expect(daysOf({}, '')).toBeNull();
	expect(tripPhase(null, '2027-03-10')).toBe('ahead');
	expect(departsInLabel(null, '2027-03-10')).toBeNull();
});

test('a trip is ahead, under way from its first day to its last, then over', () => {
	const days = { first: '2027-03-10', last: '2027-03-16' };
	const said = (today: string) => [tripPhase(days, today), departsInLabel(days, today)];
	expect(said('2027-02-20')).toEqual(['ahead', 'In 18 days']);
	expect(said('2027-03-09')).toEqual(['ahead', 'Tomorrow']);
	expect(said('2027-03-10')).toEqual(['under way', null]);
	expect(said('2027-03-16')).toEqual(['under way', null]);
	expect(said('2027-03-17')).toEqual(['over', null]);
});
