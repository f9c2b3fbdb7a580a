import { expect, test } from 'vitest';

import {
	departuresFrom,
	emptyTourFilter,
	filterTours,
	isFiltering,
	tourDays,
	type TourFilter,
	tourLength,
} from '#src/domain/tours/filter.ts';

const tours = [
	{ name: 'Island Light', destination: 'Santorini, Greece', duration: '7 days' },
	{ name: 'Temple Mornings', destination: 'Kyoto, Japan', duration: '3 days' },
	{ name: 'Carnival and Sea', destination: 'São Paulo, Brazil', duration: '10 days / 9 nights' },
	{ name: 'At your pace', destination: 'Lisbon, Portugal', duration: 'flexible' },
	{ name: 'A Day in Petra', destination: 'Petra, Jordan', duration: '1 day' },
	{ name: 'Slow Patagonia', destination: 'Patagonia, Chile', duration: '2 weeks' },
];
const departures = ['2027-05-15', '2027-06-12', '2027-07-20', '2027-08-10'];

test.each<[Partial<TourFilter>, string[]]>([
	[{}, tours.map(({ name }) => name)],
	[{ destination: '   ' }, tours.map(({ name }) => name)],
	[{ destination: 'SANTORINI' }, ['Island Light']],
	[{ destination: 'sao paulo' }, ['Carnival and Sea']],
	[{ destination: 'Kyôto' }, ['Temple Mornings']],
	[{ destination: 'japan kyoto' }, ['Temple Mornings']],
	[{ destination: 'island' }, ['Island Light']],
	[{ destination: 'atlantis' }, []],
	[{ destination: '%_*.(' }, []],
	[{ duration: '1-3' }, ['Temple Mornings', 'A Day in Petra']],
	[{ duration: '4-7' }, ['Island Light']],
	[{ duration: '8+' }, ['Carnival and Sea', 'Slow Patagonia']],
	[{ destination: 'pet', duration: '1-3' }, ['A Day in Petra']],
	[{ destination: 'pet', duration: '8+' }, []],
	[{ from: '2027-08-10' }, tours.map(({ name }) => name)],
	[{ from: '2027-08-11' }, []],
])('the filter %o leaves %o', (filter, names) => {
	const left = filterTours(tours, { ...emptyTourFilter, ...filter }, departures);
	expect(left.map(({ name }) => name)).toEqual(names);
});

test.each([
	['7 days', 7],
	['1 day', 1],
	['10 days / 9 nights', 10],
	['9 nights / 10 days', 10],
	['7-day tour', 7],
	['8 Days', 8],
	['1 week', 7],
	['a long weekend', null],
	['', null],
])('a duration of "%s" is %s days', (duration, days) => {
	expect(tourDays(duration)).toBe(days);
});

test.each([
	['4-7', '4-7'],
	['8+', '8+'],
	['8 ', '8+'],
	['', ''],
	['forever', ''],
])('the length "%s" in an address means "%s"', (text, length) => {
	expect(tourLength(text)).toBe(length);
});

test('departures are those on the day and after it', () => {
	expect(departuresFrom(departures, '2027-06-12')).toEqual(departures.slice(1));
	expect(departuresFrom(departures, '2027-06-13')).toEqual(departures.slice(2));
});

test('a filter of nothing but spaces filters nothing', () => {
	expect(isFiltering({ ...emptyTourFilter, destination: ' ' })).toBe(false);
	expect(isFiltering({ ...emptyTourFilter, from: '2027-05-15' })).toBe(true);
});
