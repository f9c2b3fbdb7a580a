import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { pageWeight } from '../../scripts/bench/page-weight.ts';
import { builtPages, dist } from '../support/built-pages.ts';

const pages = builtPages().map(({ file }) => file);

/** Kilobytes of script, compressed with brotli, that a page may load before anybody touches it. */
const budgets: [name: string, page: RegExp, kilobytes: number][] = [
	['home', /^index$/, 76],
	['back office, before anybody is signed in', /^admin$/, 76],
	// Tabs, booking panels and the question whether the page is up to date.
	['one deal, tour or destination', /^(flights|tours|destinations)\/\d+$/, 10],
	['flights, tours and destinations', /^(flights|tours|destinations)(\/|$)/, 85],
	[
		'checkout, contact and accounts',
		/^(flight-checkout|contact|auth|signin|login|register|reset-password)$/,
		110,
	],
];
/** Brotli's quality for pages: the best takes seconds more for all of them, and makes them smaller still. */
const quick = 9;
/** Every other page has no island: what stands on all pages, and a list that is filtered or a form on some. */
const withoutIslands = 4;
/** Pages that load no more than this load no React either. */
const mostWithoutReact = 10;
/** The same limit as it is promised: compressed with gzip. */
const withoutIslandsGzip = 5;

test.each(pages)('%s loads no more script than its budget, and is small itself', async (page) => {
	const name = page.replace(/\.html$/, '');
	const budget = budgets.find(([, pattern]) => pattern.test(name))?.[2] ?? withoutIslands;
	const { html, scripts, fonts } = await pageWeight(dist, page, quick);
	expect(scripts.brotli / 1000).toBeLessThanOrEqual(budget);
	if (budget === withoutIslands) {
		expect(scripts.gzip / 1000).toBeLessThanOrEqual(withoutIslandsGzip);
	}
	const hasReact = scripts.files.some((file) => file.includes('react'));
	expect(hasReact && budget <= mostWithoutReact).toBe(false);
	expect(html.brotli).toBeLessThanOrEqual(26_000);
	expect(fonts).toBeLessThanOrEqual(30_000);
});

/** Kilobytes of page and script, compressed with brotli: all that a page of text loads beside the fonts. */
const textPages: [page: string, kilobytes: number][] = [
	['404.html', 12],
	['about.html', 14.25],
	['cookies.html', 14.25],
	['refund-policy.html', 15],
	['terms.html', 15.5],
	['privacy.html', 16],
	['faqs.html', 16.75],
];

test.each(textPages)('%s is little more than its text', async (page, kilobytes) => {
	const { html, scripts } = await pageWeight(dist, page);
	const files = scripts.files.map(
		(file) => brotliCompressSync(readFileSync(join(dist, file))).length,
	);
	const total = files.reduce((sum, bytes) => sum + bytes, html.brotli);
	expect(total / 1000).toBeLessThanOrEqual(kilobytes);
});

/** Ten packets: what a server sends before the browser has answered for the first time, without the headers. */
const firstFlight = 14_300;
/** Brotli's quality of hosts that compress while they answer. */
const atOnce = 5;

test.each([
	...['404', 'about', 'cookies', 'refund-policy', 'terms', 'privacy', 'blog'],
	...['auth', 'reset-password', 'flight-checkout', 'careers/apply/travel-editor'],
])('%s.html comes whole in the first flight', async (page) => {
	const { html } = await pageWeight(dist, `${page}.html`, atOnce);
	expect(html.brotli).toBeLessThanOrEqual(firstFlight);
});

test('no page asks for a font before its text has been laid out', () => {
	const preloading = builtPages().filter(({ html }) => /<link[^>]*as="font"/.test(html));
	expect(preloading.map(({ file }) => file)).toEqual([]);
});
