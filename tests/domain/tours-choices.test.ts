import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	departureMonths,
	emptyTourFilter,
	type FilteredTour,
	filterTours,
	foundByChoice,
	leastPrice,
	type TourFilter,
	tourLengths,
	tourPaces,
	tourPrices,
} from '#src/domain/tours/filter.ts';
import { sortTours, type SortedTour, tourOrders } from '#src/domain/tours/sort.ts';

const today = '2027-01-01';
const days = ['2027-05-15', '2027-05-20', '2027-06-12', '2027-07-20', '2028-05-15', '2026-12-01'];
const values = {
	duration: tourLengths.map(({ value }) => value),
	month: ['', '2027-05', '2027-06', '2028-05', '2026-12'],
	price: ['', ...tourPrices],
	pace: ['', ...tourPaces],
} as const;

const tours = fc.array(
	fc.record({
		name: fc.constantFrom('Kyoto on Foot', 'Bali from Rice to Reef', 'Iceland’s South Coast'),
		destination: fc.constantFrom('Kyoto, Japan', 'Bali, Indonesia'),
		duration: fc.constantFrom('3 days', '7 days', '10 days', 'flexible'),
		price: fc.integer({ min: 500, max: 6000 }),
		pace: fc.option(fc.integer({ min: 1, max: 5 })),
		rating: fc.integer({ min: 0, max: 50 }),
		reviewCount: fc.nat(9),
		departures: fc
			.uniqueArray(fc.record({ date: fc.constantFrom(...days), price: fc.nat(6000) }), {
				selector: ({ date }) => date,
			})
			.map((each) => each.toSorted((one, other) => one.date.localeCompare(other.date))),
	}),
	{ maxLength: 12 },
);
const filters: fc.Arbitrary<TourFilter> = fc.record({
	destination: fc.constantFrom('', 'kyoto', 'bali', 'atlantis'),
	duration: fc.constantFrom(...values.duration),
	month: fc.constantFrom(...values.month),
	price: fc.constantFrom(...values.price),
	pace: fc.constantFrom(...values.pace),
	from: fc.constantFrom('', '2027-05-16', '2027-08-01'),
});
const parts = fc.constantFrom('duration', 'month', 'price', 'pace');

test('the count of a choice is what choosing it finds', () => {
	fc.assert(
		fc.property(tours, filters, parts, (all, filter, part) => {
			for (const { value, found } of foundByChoice(all, filter, part, values[part], today)) {
				expect(found).toBe(filterTours(all, { ...filter, [part]: value }, today).length);
			}
		}),
	);
});

test('every further part of a filter leaves no more than there was, and none of it is new', () => {
	fc.assert(
		fc.property(tours, filters, parts, (all, filter, part) => {
			const wider = filterTours(all, { ...filter, [part]: '' }, today);
			for (const tour of filterTours(all, filter, today)) expect(wider).toContain(tour);
		}),
	);
});

test('a price is that of a departure that is asked for, and a pace the hardest that is wanted', () => {
	const tour: FilteredTour = {
		name: 'Kyoto on Foot',
		destination: 'Kyoto, Japan',
		duration: '7 days',
		price: 2490,
		pace: 3,
		departures: [
			{ date: '2026-12-01', price: 900 },
			{ date: '2027-05-15', price: 2270 },
			{ date: '2027-06-12', price: 1815 },
		],
	};
	const finds = (asked: Partial<TourFilter>) =>
		filterTours([tour], { ...emptyTourFilter, ...asked }, today).length === 1;
	expect(finds({ price: '2000' })).toBe(true);
	expect(finds({ price: '1000' })).toBe(false);
	expect(finds({ price: '2000', month: '2027-05' })).toBe(false);
	expect(finds({ price: '2500', month: '2027-05' })).toBe(true);
	expect(finds({ pace: '3' })).toBe(true);
	expect(finds({ pace: '2' })).toBe(false);
	expect(leastPrice({ ...tour, departures: [] }, emptyTourFilter, today)).toBe(2490);
	expect(filterTours([{ ...tour, pace: null }], { ...emptyTourFilter, pace: '4' }, today)).toEqual(
		[],
	);
});

test('months that are over are not offered', () => {
	const departures = days.toSorted().map((date) => ({ date }));
	expect(
		departureMonths([{ departures: departures.map((each) => ({ ...each, price: 1 })) }], today),
	).toEqual(['2027-05', '2027-06', '2027-07', '2028-05']);
});

test.each([
	['', ['Second', 'First', 'Third', 'Sold out']],
	['soonest', ['First', 'Second', 'Third', 'Sold out']],
	['price', ['Third', 'Second', 'Sold out', 'First']],
	['length', ['Third', 'First', 'Second', 'Sold out']],
	['rating', ['Third', 'Sold out', 'First', 'Second']],
] as const)('sorted by "%s", tours stand as %o', (order, names) => {
	const listed = [
		sorted('Second', '8 days', [45, 2], ['2027-06-12', 1500]),
		sorted('First', '7 days', [45, 9], ['2027-05-15', 3000]),
		sorted('Third', '3 days', [49, 0], ['2027-07-20', 700]),
		sorted('Sold out', 'flexible', [48, 1]),
	];
	const found = sortTours(listed, order, emptyTourFilter, today);
	expect(found.map(({ name }) => name)).toEqual(names);
});

test('sorting loses no tour and follows the departures that are asked for', () => {
	fc.assert(
		fc.property(tours, fc.constantFrom(...tourOrders), (all, { value }) => {
			expect(new Set(sortTours(all, value, emptyTourFilter, today))).toEqual(new Set(all));
		}),
	);
	const early = sorted('Early', '7 days', [45, 0], ['2027-05-15', 900], ['2027-07-20', 2000]);
	const late = sorted('Late', '7 days', [45, 0], ['2027-06-12', 1000], ['2027-07-19', 1000]);
	const july = { from: '', month: '2027-07' };
	expect(sortTours([early, late], 'soonest', july, today)).toEqual([late, early]);
	expect(sortTours([early, late], 'price', july, today)).toEqual([late, early]);
	expect(sortTours([late, early], 'price', emptyTourFilter, today)).toEqual([early, late]);
});

function sorted(
	name: string,
	duration: string,
	[rating, reviewCount]: [number, number],
	...departures: [date: string, price: number][]
): SortedTour & { name: string } {
	const leaving = departures.map(([date, price]) => ({ date, price }));
	return { name, duration, price: 2000, rating, reviewCount, departures: leaving };
}
