import { expect, test } from 'vitest';

import {
	departureMonth,
	departureMonths,
	emptyTourFilter,
	filterTours,
	isFiltering,
	lastDeparture,
	looserFilters,
	nextDeparture,
	tourDays,
	type TourFilter,
	tourLength,
} from '#src/domain/tours/filter.ts';

const tours = [
	tour('Island Light', 'Santorini, Greece', '7 days', '2027-05-15', '2027-05-29', '2027-08-10'),
	tour('Temple Mornings', 'Kyoto, Japan', '3 days', '2027-05-20', '2027-06-12'),
	tour('Carnival and Sea', 'São Paulo, Brazil', '10 days / 9 nights', '2027-02-06'),
	tour('At your pace', 'Lisbon, Portugal', 'flexible'),
	tour('A Day in Petra', 'Petra, Jordan', '1 day', '2027-08-10'),
	tour('Slow Patagonia', 'Patagonia, Chile', '2 weeks', '2026-12-01', '2027-12-01'),
];
/** What left on this day or before is over. */
const today = '2027-02-06';

function tour(name: string, destination: string, duration: string, ...days: string[]) {
	const departures = days.map((date) => ({ date, price: 1000 }));
	return { name, destination, duration, price: 1000, pace: null, departures };
}

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
	[{ from: '2027-02-01' }, ['Island Light', 'Temple Mornings', 'A Day in Petra', 'Slow Patagonia']],
	[{ from: '2027-08-10' }, ['Island Light', 'A Day in Petra', 'Slow Patagonia']],
	[{ from: '2027-08-11' }, ['Slow Patagonia']],
	[{ from: '2027-12-02' }, []],
	[{ month: '2027-05' }, ['Island Light', 'Temple Mornings']],
	[{ month: '2027-02' }, []],
	[{ month: '2026-12' }, []],
	[{ month: '2027-05', from: '2027-05-21' }, ['Island Light']],
	[{ month: '2027-05', from: '2027-06-01' }, []],
	[{ month: '2027-08', duration: '1-3' }, ['A Day in Petra']],
])('the filter %o leaves %o', (filter, names) => {
	const left = filterTours(tours, { ...emptyTourFilter, ...filter }, today);
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

test.each([
	[{}, '2027-05-15'],
	[{ from: '2027-05-15' }, '2027-05-15'],
	[{ from: '2027-05-16' }, '2027-05-29'],
	[{ month: '2027-08' }, '2027-08-10'],
	[{ month: '2027-06' }, undefined],
])('the next departure that %o asks for is %s', (asked, day) => {
	const [island = tour('', '', '')] = tours;
	expect(nextDeparture(island, { ...emptyTourFilter, ...asked }, today)).toBe(day);
});

test('the months in which tours leave are named once, the next one first, without what is over', () => {
	expect(departureMonths(tours, today)).toEqual(['2027-05', '2027-06', '2027-08', '2027-12']);
});

test('the last day on which any tour leaves is known', () => {
	expect(lastDeparture(tours)).toBe('2027-12-01');
	expect(lastDeparture([])).toBeUndefined();
});

test('what each part of a filter that leaves nothing keeps away is counted, where it keeps any away', () => {
	const filter = {
		...emptyTourFilter,
		destination: 'kyoto',
		duration: '1-3',
		month: '2027-08',
	} as const;
	expect(filterTours(tours, filter, today)).toEqual([]);
	expect(looserFilters(tours, filter, today)).toEqual([
		{ without: 'month', found: 1 },
		{ without: 'destination', found: 1 },
	]);
	expect(looserFilters(tours, { ...filter, destination: 'atlantis' }, today)).toEqual([
		{ without: 'destination', found: 1 },
	]);
});

test.each([
	['2027-05', '2027-05'],
	[' 2027-12 ', '2027-12'],
	['2027-13', ''],
	['2027-5', ''],
	['2027-05-15', ''],
	['1827-05', ''],
	['May', ''],
	['', ''],
])('the month "%s" in an address means "%s"', (text, month) => {
	expect(departureMonth(text)).toBe(month);
});

test('a filter of nothing but spaces filters nothing', () => {
	expect(isFiltering({ ...emptyTourFilter, destination: ' ' })).toBe(false);
	expect(isFiltering({ ...emptyTourFilter, from: '2027-05-15' })).toBe(true);
	expect(isFiltering({ ...emptyTourFilter, month: '2027-05' })).toBe(true);
});
