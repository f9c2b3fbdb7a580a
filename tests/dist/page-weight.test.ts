import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { pageWeight } from '../../scripts/bench/page-weight.ts';
import { builtPages, dist } from '../support/built-pages.ts';
import { importsOf, scriptsOf, stepsTo, withImports } from '../support/built-scripts.ts';
import { budgetOf } from '../support/page-budgets.ts';

const pages = builtPages();
/** Brotli's quality for pages: the best takes seconds more for all of them, and makes them smaller still. */
const quick = 9;

test.each(pages)('$file costs no more than its budget', async ({ file, html }) => {
	const { scripts, fonts, html: page } = await pageWeight(dist, file, quick);
	const steps = stepsTo(namedScripts(html));
	const budget = budgetOf(file);
	const costs = {
		html: page.brotli / 1000,
		styles: compressedBytes(stylesOf(html)) / 1000,
		script: scripts.brotli / 1000,
		files: scripts.files.length,
		steps: Math.max(0, ...steps.values()),
		elements: elementsOf(html),
	};
	const over = Object.entries(costs).filter(([name, cost]) => cost > Reflect.get(budget, name));
	expect(Object.fromEntries(over), budget.name).toEqual({});
	expect([...steps.keys()].toSorted()).toEqual(scripts.files.toSorted());
	expect(scripts.files.some((script) => /\/react\./.test(script))).toBe(budget.react ?? false);
	expect(fonts).toBeLessThanOrEqual(30_000);
	// For hosts without brotli.
	expect(scripts.gzip / 1000).toBeLessThanOrEqual(budget.script * 1.25);
});

test('what a script loads later is there in one step, beside what the page has loaded', () => {
	const pagesByScripts = new Map(pages.map(({ html }) => [scriptsOf(html).join(), html]));
	const later = new Set<string>();
	for (const html of pagesByScripts.values()) {
		const loaded = withImports(namedScripts(html), 'at once');
		const reached = [...withImports(scriptsOf(html), 'ever')];
		for (const file of reached.flatMap((script) => importsOf(script, 'later'))) {
			later.add(file);
			const direct = new Set([file, ...importsOf(file, 'at once')]);
			const found = withImports([file], 'at once').difference(direct).difference(loaded);
			expect([...found], file).toEqual([]);
		}
	}
	expect(later.size).toBeGreaterThan(20);
});

/** Kilobytes of page and script, compressed with brotli: all that a page of text loads beside the fonts. */
const textPages: [page: string, kilobytes: number][] = [
	['404.html', 12.2],
	['about.html', 14.4],
	['cookies.html', 14.9],
	['refund-policy.html', 15.2],
	['terms.html', 15.8],
	['privacy.html', 16.6],
	['faqs.html', 17.6],
];

test.each(textPages)('%s is little more than its text', async (page, kilobytes) => {
	const { html, scripts } = await pageWeight(dist, page);
	const files = scripts.files.map((file) =>
		compressedBytes(readFileSync(join(dist, file), 'utf8')),
	);
	const total = files.reduce((sum, bytes) => sum + bytes, html.brotli);
	expect(total / 1000).toBeLessThanOrEqual(kilobytes);
});

/** Ten packets: what a server sends before the browser has answered for the first time, without the headers. */
const firstFlight = 14_420;
/** Brotli's quality of hosts that compress while they answer. */
const atOnce = 5;

test.each([
	'404',
	'about',
	'cookies',
	'refund-policy',
	'terms',
	'blog',
	'flight-checkout',
	'careers/apply/travel-editor',
])('%s.html comes whole in the first flight', async (page) => {
	const { html } = await pageWeight(dist, `${page}.html`, atOnce);
	expect(html.brotli).toBeLessThanOrEqual(firstFlight);
});

test('of the fonts each page asks for one early, that of running text', () => {
	for (const { file, html } of pages) {
		expect(html.match(/<link[^>]*as="font"/g)?.length, file).toBe(1);
	}
});

/** The scripts that the page's HTML tells the browser to load at once: its own, those of its islands, and preloaded ones. */
function namedScripts(html: string): string[] {
	const islands = html.match(/<astro-island\b[^>]*>/g) ?? [];
	const waiting = islands.filter((island) => / client="(intent|visible)"/.test(island));
	return scriptsOf(waiting.reduce((rest, island) => rest.replace(island, ''), html));
}

/** Many pages have the same styles and scripts, and to compress them well takes long. */
const compressed = new Map<string, number>();

function compressedBytes(text: string): number {
	const bytes = compressed.get(text) ?? brotliCompressSync(text).length;
	compressed.set(text, bytes);
	return bytes;
}

function stylesOf(html: string): string {
	return Array.from(html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g), ([, css]) => css).join('');
}

function elementsOf(html: string): number {
	const body = html.replace(/<(script|style|template|noscript)\b[^]*?<\/\1>/g, '');
	return body.match(/<[a-z][\w-]*[\s>]/g)?.length ?? 0;
}
