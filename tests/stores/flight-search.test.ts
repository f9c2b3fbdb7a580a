import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { parseParty } from '#src/domain/flights/party.ts';
import {
	emptyFlightSearch,
	flightSearchIssues,
	flightSearchPath,
	isFullSearch,
	readFlightSearch,
} from '#src/stores/flights/search-fields.ts';
import {
	$flightSearch,
	changeFlightSearch,
	checkFlightSearch,
	fillFlightSearch,
} from '#src/stores/flights/search.ts';

const today = '2026-11-21';
const full = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	passengers: '2-adults',
	cabinClass: 'business',
} as const;
const airportsMissing = 'Please enter both origin and destination';
const departureMissing = 'Please select a departure date';

beforeEach(() => fillFlightSearch(emptyFlightSearch));

test.each([
	['a full search', {}, {}],
	['one way', { returnDate: '' }, {}],
	['departure today', { departureDate: today }, {}],
	['return on the day of departure', { returnDate: '2026-12-10' }, {}],
	['no origin', { origin: '  ' }, { origin: airportsMissing }],
	['no destination', { destination: '' }, { destination: airportsMissing }],
	['no departure', { departureDate: '' }, { departureDate: departureMissing }],
	[
		'one airport twice, written in two ways',
		{ destination: 'new york (jfk)' },
		{ destination: 'Choose two different airports.' },
	],
	[
		'one text twice',
		{ origin: 'paris', destination: 'paris ' },
		{ destination: 'Choose two different airports.' },
	],
	[
		'yesterday',
		{ departureDate: addDays(today, -1) },
		{ departureDate: 'Please choose a departure date that has not passed.' },
	],
	[
		'a day that does not exist',
		{ departureDate: '2027-02-30', returnDate: '' },
		{ departureDate: 'Please enter a date that exists.' },
	],
	[
		'a return that is no day',
		{ returnDate: 'soon' },
		{ returnDate: 'Please enter a date that exists.' },
	],
	[
		'return before departure',
		{ returnDate: '2026-12-09' },
		{ returnDate: 'The return date cannot be before the departure date.' },
	],
])('%s is judged by its own message', (_name, change, issues) => {
	expect(flightSearchIssues({ ...full, ...change }, today)).toEqual(issues);
});

test('an empty search says what is missing, origin and destination first', () => {
	const issues = Object.entries(flightSearchIssues(emptyFlightSearch, today));
	expect(issues).toEqual([
		['origin', airportsMissing],
		['destination', airportsMissing],
		['departureDate', departureMissing],
	]);
	expect(isFullSearch(emptyFlightSearch)).toBe(false);
});

test('the address of a search gives the search back, and leaves out what is not given', () => {
	const read = (path: string) => readFlightSearch(new URL(path, 'https://x.example').searchParams);
	expect(read(flightSearchPath(full))).toEqual(full);
	expect(flightSearchPath({ ...full, returnDate: '' })).toBe(
		'/flights?origin=New+York+%28JFK%29&destination=London+%28LHR%29&departure=2026-12-10&passengers=2-adults&class=business',
	);
});

test('any address is read into a search that the form can hold', () => {
	const names = ['origin', 'destination', 'departure', 'return', 'passengers', 'class'];
	const parameters = fc.dictionary(
		fc.constantFrom(...names),
		fc.string({ unit: 'binary', maxLength: 300 }),
	);
	fc.assert(
		fc.property(parameters, (values) => {
			const search = readFlightSearch(new URLSearchParams(Object.entries(values)));
			expect(parseParty(search.passengers)).not.toBeNull();
			expect(cabinClasses.map(({ value }) => value)).toContain(search.cabinClass);
			expect(search.origin.length).toBeLessThanOrEqual(100);
			expect(() => flightSearchIssues(search, today)).not.toThrow();
		}),
	);
});

test('changing a field takes back what was said about it, and about nothing else', () => {
	expect(Object.keys(checkFlightSearch(new Date(2026, 10, 21)))).toHaveLength(3);
	changeFlightSearch('origin', 'Bos');
	expect($flightSearch.get().issues).toEqual({
		destination: airportsMissing,
		departureDate: departureMissing,
	});
});

test('the two airports being equal is taken back whichever of them changes', () => {
	fillFlightSearch({ ...full, destination: full.origin });
	checkFlightSearch(new Date(2026, 10, 21));
	changeFlightSearch('origin', 'Boston (BOS)');
	expect($flightSearch.get().issues).toEqual({});
});

test('a departure moved behind the return is said at the return, until either is right again', () => {
	fillFlightSearch(full);
	changeFlightSearch('departureDate', '2026-12-21');
	expect($flightSearch.get().issues).toEqual({
		returnDate: 'The return date cannot be before the departure date.',
	});
	changeFlightSearch('departureDate', '2026-12-19');
	expect($flightSearch.get().issues).toEqual({});
	expect($flightSearch.get().search.returnDate).toBe('2026-12-20');
});

test('the same value entered again takes back nothing that was said', () => {
	fillFlightSearch({ ...full, origin: '' });
	const issues = checkFlightSearch(new Date(2026, 10, 21));
	changeFlightSearch('origin', '');
	expect($flightSearch.get().issues).toEqual(issues);
});
