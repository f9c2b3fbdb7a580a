import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { dayTitle } from '#src/domain/tours/day-title.ts';
import {
	agesInWords,
	distanceInWords,
	groupSizeInWords,
	mealsOfDayInWords,
	monthNames,
	monthsInWords,
	paceInWords,
} from '#src/domain/tours/fact-words.ts';

test.each([
	[{ least: 4, most: 12 }, '4 to 12 travelers'],
	[{ least: 1, most: 12 }, 'Up to 12 travelers'],
	[{ least: 0, most: 1 }, 'Up to 1 traveler'],
	[{ least: 2, most: 2 }, '2 travelers'],
	[{ least: 4, most: null }, '4 travelers or more'],
	[{ least: 1, most: null }, 'Any number of travelers'],
])('a group of %o is %j', (range, words) => {
	expect(groupSizeInWords(range)).toBe(words);
});

test.each([
	[{ least: 12, most: null }, 'From 12'],
	[{ least: 12, most: 75 }, '12 to 75'],
	[{ least: 0, most: 75 }, 'Up to 75'],
	[{ least: 0, most: null }, 'All ages'],
])('ages of %o are %j', (range, words) => {
	expect(agesInWords(range)).toBe(words);
});

test.each([
	[1, 'Very easy'],
	[3, 'Moderate'],
	[5, 'Challenging'],
	[0, 'Very easy'],
	[9, 'Challenging'],
])('a pace of %d is %j', (pace, words) => {
	expect(paceInWords(pace)).toBe(words);
});

test.each([
	[9, '9 km (5.5 mi)'],
	[2.5, '2.5 km (1.5 mi)'],
	[16, '16 km (10 mi)'],
	[1609, '1,609 km (1,000 mi)'],
	[0.1, '0.1 km (0.1 mi)'],
])('%d kilometres are %j', (kilometres, words) => {
	expect(distanceInWords(kilometres)).toBe(words);
});

test('the meals of a day are said in their order', () => {
	expect(mealsOfDayInWords(['dinner', 'breakfast'])).toBe('Breakfast and dinner');
	expect(mealsOfDayInWords([])).toBe('');
});

test.each([
	[[], ''],
	[[5], 'May'],
	[[8, 6, 5, 7], 'May to August'],
	[[5, 6, 9, 10], 'May to June and September to October'],
	[[11, 12, 1, 2, 6], 'June and November to February'],
	[[12, 1], 'December to January'],
	[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('the months %j are %j', (months, words) => {
	expect(monthsInWords(months)).toBe(words);
});

test('any months are said in words that name the first and the last of each run', () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 11 }), (months) => {
			const words = monthsInWords(months);
			const isAlone = (month: number) =>
				!months.includes((month % 12) + 1) || !months.includes(month === 1 ? 12 : month - 1);
			const ends = months.filter(isAlone).map((month) => monthNames()[month - 1] ?? '');
			for (const name of monthNames()) expect(words.includes(name)).toBe(ends.includes(name));
		}),
	);
});

test.each([
	['Day 3: Uji', 0, 'Day 3', 'Uji'],
	['Days 3–4: The trek', 2, 'Days 3–4', 'The trek'],
	['day 2 - Into the hills', 0, 'day 2', 'Into the hills'],
	['Into the hills', 4, 'Day 5', 'Into the hills'],
	['Day 3:', 2, 'Day 3', 'Day 3:'],
	['Day trip to Nara', 1, 'Day 2', 'Day trip to Nara'],
])('the title %j at %d is of %j and says %j', (text, index, day, title) => {
	expect(dayTitle(text, index)).toEqual({ day, title });
});
