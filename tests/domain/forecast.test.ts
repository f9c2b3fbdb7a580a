import { expect, test } from 'vitest';

import { forecastNote, isEarly } from '#src/domain/flights/forecast.ts';

const today = '2026-11-28';

test.each([
	['2027-10-24', false],
	['2027-10-25', true],
])('%s is a forecast: %s', (date, isForecast) => {
	expect(isEarly(date, today)).toBe(isForecast);
	expect(
		forecastNote(
			[
				{ date: today, isNamed: false },
				{ date, isNamed: false },
			],
			today,
		),
	).toMatch(isForecast ? /early estimate until our desk confirms/ : /^$/);
	expect(forecastNote([{ date, isNamed: true }], today)).toBe('');
	expect(forecastNote([{ date, isNamed: false }], null)).toBe('');
});
