import { expect, test } from 'vitest';

import { pageWeight } from '../../scripts/bench/page-weight.ts';
import { builtPages, dist } from '../support/built-pages.ts';

const pages = builtPages().map(({ file }) => file);

/** Kilobytes of script, compressed with brotli, that a page may load before anybody touches it. */
const budgets: [name: string, page: RegExp, kilobytes: number][] = [
	['home', /^index$/, 76],
	['flights, tours and destinations', /^(flights|tours|destinations)(\/|$)/, 85],
	['checkout, contact and accounts', /^(flight-checkout|contact|auth|signin|login|register|reset-password)$/, 110],
];
/** Every other page has no island. */
const withoutIslands = 3;

test.each(pages)('%s loads no more script than its budget, and is small itself', async (page) => {
	const name = page.replace(/\.html$/, '');
	const budget = budgets.find(([, pattern]) => pattern.test(name))?.[2] ?? withoutIslands;
	const { html, scripts, fonts } = await pageWeight(dist, page);
	expect(scripts.brotli / 1000).toBeLessThanOrEqual(budget);
	const hasReact = scripts.files.some((file) => file.includes('react'));
	expect(hasReact && budget === withoutIslands).toBe(false);
	expect(html.brotli).toBeLessThanOrEqual(30_000);
	expect(fonts).toBeLessThanOrEqual(30_000);
});
