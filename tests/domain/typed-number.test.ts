import { expect, test } from 'vitest';

import { readNumber } from '#src/domain/numbers.ts';

test.each([
	['1299', 1299],
	['1,299.50', 1299.5],
	[' $ 1,234,567 ', 1_234_567],
	['.5', 0.5],
	['7.', 7],
	['-5', -5],
	['', undefined],
	['  ', undefined],
	// One and a quarter, or a hundred and twenty-five?
	['1,25', Number.NaN],
	['1.299,50', Number.NaN],
	['1e3', Number.NaN],
	['.', Number.NaN],
	['$', undefined],
	['soon', Number.NaN],
])('%j is read as %s', (typed, number) => {
	expect(readNumber(typed)).toBe(number);
});
