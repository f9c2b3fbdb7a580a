import { beforeEach, expect, test } from 'vitest';

import { emptyTourFilter } from '#src/domain/tours/filter.ts';
import {
	$tourFilter,
	changeTourFilter,
	openTourFilter,
	tourFilterPath,
} from '#src/stores/tours/filter.ts';

beforeEach(() => openTourFilter(''));

test.each([
	['', emptyTourFilter, null],
	['?utm_source=letter', emptyTourFilter, null],
	[
		'?destination=+S%C3%A3o+Paulo+&duration=4-7',
		{ ...emptyTourFilter, destination: 'São Paulo', duration: '4-7' },
		null,
	],
	['?duration=8+', { ...emptyTourFilter, duration: '8+' }, null],
	['?duration=8%2B', { ...emptyTourFilter, duration: '8+' }, null],
	['?duration=forever', emptyTourFilter, null],
	['?dates=2027-05-15', { ...emptyTourFilter, from: '2027-05-15' }, null],
	['?dates=2027-02-30', emptyTourFilter, '2027-02-30'],
	['?dates=next+week', emptyTourFilter, 'next week'],
	['?month=2027-05', { ...emptyTourFilter, month: '2027-05' }, null],
	['?month=2027-5', emptyTourFilter, null],
	['?price=3500&pace=3', { ...emptyTourFilter, price: '3500', pace: '3' }, null],
	['?price=3499&pace=9', emptyTourFilter, null],
	['?destination=%E0%A4%A', { ...emptyTourFilter, destination: '\uFFFD%A' }, null],
])('the address "%s" asks for %o', (search, filter, ignoredDates) => {
	openTourFilter(search);
	expect($tourFilter.get()).toEqual({ filter, order: '', ignoredDates });
});

test('the address of a filter opens the same filter', () => {
	const days = { from: '2027-05-15', month: '2027-06' };
	const choices = { duration: '8+', price: '3500', pace: '3' } as const;
	const filter = { destination: 'Bali & Java', ...choices, ...days };
	const path = tourFilterPath('/tours/search', filter, 'soonest');
	openTourFilter(path.slice(path.indexOf('?')));
	expect($tourFilter.get()).toEqual({ filter, order: 'soonest', ignoredDates: null });
});

test('a filter that leaves nothing out has the address of the page', () => {
	expect(tourFilterPath('/tours', { ...emptyTourFilter, destination: '  ' })).toBe('/tours');
	expect(tourFilterPath('/tours', { ...emptyTourFilter, destination: 'Peru' })).toBe(
		'/tours?destination=Peru',
	);
	expect(tourFilterPath('/tours', emptyTourFilter, 'price')).toBe('/tours?sort=price');
});

test('what was entered before the address was read wins over it', () => {
	openTourFilter('?destination=Paris&duration=1-3', { destination: 'Rome', duration: '' });
	const filter = { ...emptyTourFilter, destination: 'Rome', duration: '1-3' };
	expect($tourFilter.get().filter).toEqual(filter);
});

test('a change takes back what was said about the day in the address', () => {
	openTourFilter('?dates=nonsense');
	changeTourFilter({ duration: '1-3' });
	expect($tourFilter.get().ignoredDates).toBeNull();
});
