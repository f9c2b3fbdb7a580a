import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseSite } from '#src/site-schema.ts';

const text = readFileSync('content/site.json', 'utf8');

test.each([
	[
		'a time zone that is none',
		['America/New_York', 'New York'],
		/timeZone: found "New York"\. Write a time zone as America\/New_York/,
	],
	[
		'days that nobody can count',
		['Monday to Friday', 'Weekdays'],
		/days: found "Weekdays"\. Write days as Monday to Friday/,
	],
	[
		'a desk that closes before it opens',
		['"closes": "18:00"', '"closes": "08:00"'],
		/closes: found "08:00"\. Write a time after the one it opens at/,
	],
	[
		'a desk that opens and never closes',
		['"closes": "18:00"', '"closes": null'],
		/closes: .*Write both times, or null for both/,
	],
] as const)('%s is told to whoever edits site.json', (_, [written, mistake], told) => {
	expect(text).toContain(written);
	expect(() => parseSite(JSON.parse(text.replace(written, mistake)))).toThrow(told);
});
