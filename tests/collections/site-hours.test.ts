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
		[',\n\t\t\t"closes": "18:00"', ''],
		/closes: .*Write both times, or leave both out/,
	],
	[
		'hours that are nothing',
		['"closes": "18:00"', '"closes": null'],
		/closes: is empty\. Write a time as 09:00, or leave both out/,
	],
	[
		'a holiday that is no date',
		['"2026-12-25"', '"Christmas"'],
		/^content\/site\.json has to be mended\.\n\n {2}holidays 2\. day: found "Christmas"\. Write a day that exists, as 2026-03-14\.\n$/,
	],
	[
		'a holiday that does not exist',
		['"2027-05-31"', '"2027-02-30"'],
		/holidays 4\. day: found "2027-02-30"\. Write a day that exists/,
	],
	[
		'a holiday without a name',
		['"name": "Labor Day"', '"name": ""'],
		/holidays 6\. name: is empty\. Write text of 1 to 100 characters/,
	],
	[
		'a holiday that stands there twice',
		['"2027-01-01"', '"2026-12-25"'],
		/holidays: found .*Write each day once/,
	],
	[
		'a hold that is no whole number of hours',
		['"holdDeskHours": 8', '"holdDeskHours": 0.5'],
		/holdDeskHours: found 0\.5\. Write whole hours from 1 to 100/,
	],
	[
		'a hold without an hour',
		['"holdDeskHours": 8', '"holdDeskHours": 0'],
		/holdDeskHours: found 0\. Write whole hours from 1 to 100/,
	],
	[
		'a hold in words',
		['"holdDeskHours": 8', '"holdDeskHours": "a day"'],
		/holdDeskHours: found "a day"\. Write whole hours from 1 to 100/,
	],
	[
		'a last sale that is no whole number of hours',
		['"hours": 3', '"hours": 2.5'],
		/lastSale hours: found 2\.5\. Write whole hours from 1 to 72, as 3/,
	],
	[
		'tours that are sold until they leave',
		['"days": 2', '"days": 0'],
		/lastSale days: found 0\. Write whole days from 1 to 60, as 2/,
	],
	[
		'a site under a path of another',
		['"https://brightdepartures.example"', '"https://agency.example/travel"'],
		/url: found "https:\/\/agency\.example\/travel"\. Write an address without a path/,
	],
	[
		'a last sale without days',
		[',\n\t\t"days": 2', ''],
		/lastSale days: .*Write whole days from 1 to 60, as 2/,
	],
] as const)('%s is told to whoever edits site.json', (_, [written, mistake], told) => {
	expect(text).toContain(written);
	expect(() => parseSite(JSON.parse(text.replace(written, mistake)))).toThrow(told);
});

test('a desk that is never open is told to whoever edits site.json', () => {
	const closed = text.replaceAll(/,\s*"(opens|closes)": "[\d:]+"/g, '');
	expect(() => parseSite(JSON.parse(closed))).toThrow(/hours: .*Write hours for one day at least/);
});
