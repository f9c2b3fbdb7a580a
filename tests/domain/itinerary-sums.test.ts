import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	kilometresOf,
	mealsCounted,
	mealsInWords,
	nightsByKind,
	nightsInWords,
} from '#src/domain/tours/itinerary-sums.ts';
import { stayInWords } from '#src/domain/tours/stay-words.ts';
import { type DayFacts, meals, noDayFacts, stayKinds } from '#src/domain/tours/tour-facts.ts';

function day(facts: Partial<DayFacts>): DayFacts {
	return { ...noDayFacts, ...facts };
}

function night(kind: 'hotel' | 'camp' | 'train', name: string): DayFacts {
	return day({ stay: { kind, name } });
}

const home = day({});

test.each<[DayFacts[], string]>([
	[[], ''],
	[[home], ''],
	[[night('hotel', 'Alpha'), home], '1 night in a hotel'],
	[[night('hotel', 'Alpha'), night('hotel', 'Alpha'), home], '2 nights in a hotel'],
	[[night('hotel', 'Alpha'), night('hotel', 'Beta'), home], '2 nights in hotels'],
	[
		[night('hotel', 'Alpha'), night('camp', 'Dunes'), night('hotel', 'Beta'), home],
		'2 nights in hotels and 1 in a camp',
	],
	[
		[night('train', 'Sleeper'), night('camp', 'Dunes'), night('hotel', 'Beta'), home],
		'1 night on a train, 1 in a camp, and 1 in a hotel',
	],
])('the nights of %j are %j', (days, words) => {
	expect(nightsInWords(days)).toBe(words);
});

test.each<[DayFacts[], string]>([
	[[home], ''],
	[
		[day({ meals: ['dinner'] }), day({ meals: ['breakfast', 'lunch'] })],
		'1 breakfast, 1 lunch, and 1 dinner',
	],
	[
		[day({ meals: ['lunch', 'breakfast'] }), day({ meals: ['breakfast', 'lunch'] })],
		'2 breakfasts and 2 lunches',
	],
])('the meals of %j are %j', (days, words) => {
	expect(mealsInWords(days)).toBe(words);
});

test('kilometres are added up where any day tells them, and not known where none does', () => {
	const days = [day({ walked: 2.5 }), home, day({ walked: 8, driven: 40 })];
	expect(kilometresOf(days, 'walked')).toBe(10.5);
	expect(kilometresOf(days, 'driven')).toBe(40);
	expect(kilometresOf([home], 'walked')).toBeNull();
	expect(kilometresOf([day({ walked: 0 })], 'walked')).toBe(0);
});

const anyDay = fc.record({
	meals: fc.uniqueArray(fc.constantFrom(...meals)),
	stay: fc.option(
		fc.record({ kind: fc.constantFrom(...stayKinds), name: fc.constantFrom('Alpha', 'Beta', '') }),
	),
});

test('whatever the days are, each night and each meal is counted once', () => {
	fc.assert(
		fc.property(fc.array(anyDay, { maxLength: 20 }), (days) => {
			const kinds = nightsByKind(days);
			const told = days.filter(({ stay }) => stay !== null);
			expect(kinds.reduce((sum, { nights }) => sum + nights, 0)).toBe(told.length);
			expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
			for (const { stays, nights } of kinds) expect(stays).toBeLessThanOrEqual(nights);
			const counted = Object.values(mealsCounted(days)).reduce((sum, each) => sum + each, 0);
			expect(counted).toBe(days.flatMap((each) => each.meals).length);
		}),
	);
});

test('a stay is named on its first night, with how many follow one another', () => {
	const days = [
		night('hotel', 'Small hotel in Urubamba'),
		night('hotel', 'Small hotel in Urubamba'),
		night('camp', 'Under the dunes'),
		night('hotel', 'Small hotel in Urubamba'),
		night('train', ''),
		night('train', ''),
		home,
	];
	expect(days.map((_, index) => stayInWords(days, index))).toEqual([
		'Small hotel in Urubamba, 2 nights',
		'Same hotel',
		'Under the dunes (camp)',
		'Small hotel in Urubamba',
		'Train',
		'Train',
		'',
	]);
});

test('nights that last until the end of what is told are all counted', () => {
	const days = [night('camp', 'Dunes camp'), night('camp', 'Dunes camp')];
	expect(stayInWords(days, 0)).toBe('Dunes camp, 2 nights');
});
