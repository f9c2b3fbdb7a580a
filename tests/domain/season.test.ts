import { expect, test } from 'vitest';

import { seasonWords } from '#src/domain/tours/season.ts';

const facts = { goodMonths: [9, 10], otherMonths: 'summer heat, 36 °C at noon' };

test.each([
	['2027-09-30', facts, ''],
	['2027-07-20', facts, 'Outside its good months: summer heat, 36 °C at noon'],
	['2027-07-20', { ...facts, otherMonths: null }, 'Outside its good months'],
	['2027-07-20', { ...facts, goodMonths: [] }, ''],
])('of %s with %o it says %j', (date, known, words) => {
	expect(seasonWords(date, known)).toBe(words);
});
