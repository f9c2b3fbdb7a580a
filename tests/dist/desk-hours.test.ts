import { expect, test } from 'vitest';

import { hoursLabel, zoneLabel } from '#src/domain/bookings/desk-hours.ts';
import { site } from '#src/site.ts';

import { builtPages } from '../support/built-pages.ts';

const pages = builtPages()
	.filter(({ html }) => html.includes('<html'))
	.map(({ file, html }) => ({ file, html, sentences: sentencesOf(html) }));
const anyHour = /24\/7|24 hours a day|around the clock|\bany hour|day and night/i;

test('nothing but urgent help and what is asked about it is promised at any hour', () => {
	const promises = pages.flatMap(({ file, sentences }) =>
		sentences.filter((text) => anyHour.test(text)).map((text) => `${file}: ${text}`),
	);
	expect(promises.length).toBeGreaterThan(0);
	expect(promises.filter((text) => !/urgent|Can I reach you/i.test(text))).toEqual([
		// The selling point's name; the line below it says what is there at which hour.
		'index.html: 24/7 customer support',
	]);
});

test('wherever the booking desk’s hours stand, their zone and the urgent line stand with them', () => {
	const withFooter = pages.filter(({ html }) => html.includes('<site-menu'));
	expect(withFooter.filter(({ html }) => !html.includes('data-desk-hours'))).toEqual([]);
	const [weekdays, saturday] = site.hours.map(hoursLabel);
	for (const { file, html } of pages.filter(({ html }) => html.includes('data-desk-hours'))) {
		const tables = html.split('data-desk-hours').slice(1);
		expect(tables.length, file).toBeGreaterThan(0);
		for (const table of tables) {
			const words = textOf(table.slice(table.indexOf('>') + 1)).slice(0, 400);
			for (const part of [weekdays, saturday, zoneLabel(site.timeZone), 'Urgent help']) {
				expect(words, file).toContain(part);
			}
		}
	}
});

test('hours of the desk are written nowhere by hand', () => {
	const elsewhere = /\b(9|10)(:00)? ?(am|a\.m\.)? ?(to|–|-) ?(8|6)(:00)? ?(pm|p\.m\.)/i;
	for (const { file, html } of pages) {
		const outside = html.replace(/data-desk-hours.*?<\/dl>/gs, '');
		const found = textOf(outside).match(elsewhere)?.[0] ?? null;
		expect(found && `${file}: ${found}`, file).toBe(
			file === 'index.html' ? `${file}: 9 AM to 8 PM` : null,
		);
	}
});

function textOf(html: string): string {
	return html
		.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ');
}

function sentencesOf(html: string): string[] {
	const meta = [...html.matchAll(/<meta[^>]*content="([^"]*)"/g)].map(([, text = '']) => text);
	const blocks = html
		.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
		.split(/<\/?(?:p|h\d|li|dt|dd|div|section|summary)\b[^>]*>/)
		.map((block) => textOf(block).trim());
	return [...meta, ...blocks.flatMap((block) => block.split(/(?<=[.?!]) /))].filter(Boolean);
}
