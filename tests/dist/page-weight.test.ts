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
	expect(html.brotli).toBeLessThanOrEqual(30_000);
	expect(fonts).toBeLessThanOrEqual(30_000);
});

/** Kilobytes of page and script, compressed with brotli: all that a page of text loads beside the fonts. */
const textPages: [page: string, kilobytes: number][] = [
	['404.html', 14],
	['about.html', 16],
	['cookies.html', 16],
	['refund-policy.html', 16],
	['terms.html', 17],
	['privacy.html', 17.5],
	['faqs.html', 18],
];

test.each(textPages)('%s is little more than its text', async (page, kilobytes) => {
	const { html, scripts } = await pageWeight(dist, page);
	const files = scripts.files.map(
		(file) => brotliCompressSync(readFileSync(join(dist, file))).length,
	);
	const total = files.reduce((sum, bytes) => sum + bytes, html.brotli);
	expect(total / 1000).toBeLessThanOrEqual(kilobytes);
});
