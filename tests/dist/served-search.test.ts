import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { servedSearch, wholeSearch } from '../support/served-search.ts';

const page = readFileSync('dist/flights.html', 'utf8');
const { html } = await servedSearch(wholeSearch, { page });

test('the page of the build holds the answer to a search, and its form the search', () => {
	expect(html.match(/<form[^>]*class="offer-select/g)).toHaveLength(8);
	expect(html).toContain('<html data-answered data-asked="whole"');
	for (const [name, value] of Object.entries(wholeSearch)) {
		const field = new RegExp(
			`name="${name}"[^>]*value="([^"]*)"|name="${name}".*?value="([^"]*)" selected`,
		);
		const [, typed, chosen] = field.exec(html) ?? [];
		expect([name, typed ?? chosen]).toEqual([name, value]);
	}
});

test('the policy of the page fits what was added: no script, no style, no attribute of either', () => {
	for (const element of [/<script[^>]*>[^]*?<\/script>/g, /<style[^>]*>[^]*?<\/style>/g]) {
		expect(html.match(element)).toEqual(page.match(element));
	}
	expect(html.match(/\sstyle="|\son[a-z]+="/g)).toEqual(page.match(/\sstyle="|\son[a-z]+="/g));
});

test('every piece of the answer has its styles in the page', () => {
	const [styles = ''] = page.match(/<style>[^]*?<\/style>/) ?? [];
	const [answer = ''] = /<div data-asked-flights data-served[^]*$/.exec(html) ?? [];
	const classes = Array.from(answer.matchAll(/class="([^"]*)"/g), ([, names = '']) =>
		names.split(' '),
	);
	const ours = new Set(
		classes.flat().filter((name) => /^(offers?|dates|results|sort|filter)-?/.test(name)),
	);
	expect(ours.size).toBeGreaterThan(15);
	expect([...ours].filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))).toEqual([]);
});
