import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { tourRefundDays, tourRefundTiers } from '#src/domain/bookings/refund-policy.ts';

import { builtPages } from '../support/built-pages.ts';

const pages = builtPages().map(({ file, html }) => ({
	file,
	html,
	css: texts(html, 'style').join('\n'),
}));
/** Those of ReadingLayout: they lack the mark of the whole stylesheet. */
const readingPages = pages.filter(({ css }) => !css.includes('--whole-stylesheet'));
const everyStyle = new Set(pages.flatMap(({ css }) => [...styledClasses(css)]));

test('legal pages, FAQ, about and the page that is missing come with the small stylesheet', () => {
	const files = readingPages.map(({ file }) => file);
	const expected = ['privacy', 'terms', 'cookies', 'refund-policy', 'faqs', 'about', '404'];
	expect(files).toEqual(expect.arrayContaining(expected.map((name) => `${name}.html`)));
	const whole = pages.find(({ file }) => file === 'contact.html');
	for (const { file, css } of readingPages) {
		expect(css.length, file).toBeLessThan(0.75 * (whole?.css.length ?? 0));
	}
});

test('a reading page has the style of every class that it names', () => {
	const missing = readingPages.flatMap(({ file, html, css }) => {
		const styled = styledClasses(css);
		const names = [...usedClasses(html)].filter((name) => everyStyle.has(name));
		return names.filter((name) => !styled.has(name)).map((name) => `${file}: ${name}`);
	});
	expect(missing).toEqual([]);
});

test('a reading page has every colour and size that its styles name', () => {
	const missing = readingPages.flatMap(({ file, css }) => {
		const known = new Set(firstGroups(css, /(?:@property\s+|[{;,\s])(--[\w-]+)\s*[:{]/g));
		const named = new Set(firstGroups(css, /var\((--[\w-]+)\)/g));
		return [...named.difference(known)].map((name) => `${file}: ${name}`);
	});
	expect(missing).toEqual([]);
});

test('a reading page has no island', () => {
	const islands = readingPages.filter(({ html }) => html.includes('<astro-island'));
	expect(islands.map(({ file }) => file)).toEqual([]);
});

test('the policy of a page names the scripts and styles that stand in it, and no others', () => {
	for (const { file, html } of pages) {
		const [, policy = ''] =
			/http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
		const named = new Set(firstGroups(policy, /'sha256-([^']+)'/g));
		const scripts = texts(html, 'script(?![^>]*(?:\\ssrc=|ld\\+json))');
		const own = new Set([...scripts, ...texts(html, 'style')].map(hashOf));
		expect(named, file).toEqual(own);
	}
});

test.each(['refund-policy.html', 'faqs.html'])('%s names every step of a tour refund', (name) => {
	const html = pages.find(({ file }) => file === name)?.html ?? '';
	const rows = [...html.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) => {
		return row
			.replace(/<[^>]+>/g, ' ')
			.replace(/\s+/g, ' ')
			.trim();
	});
	for (const tier of tourRefundTiers) {
		const refund = tier.percent === 0 ? 'No refund' : `${tier.percent}% of the price`;
		expect(rows).toContain(`${tourRefundDays(tier)} ${refund}`);
	}
});

test('no page has two elements of one id', () => {
	const twice = pages.flatMap(({ file, html }) => {
		const ids = firstGroups(html, /\sid="([^"]+)"/g);
		return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}#${id}`);
	});
	expect(twice).toEqual([]);
});

/** What stands between the tags of every element whose opening tag begins so. */
function texts(html: string, tag: string): string[] {
	return firstGroups(html, new RegExp(`<${tag}[^>]*>([^]*?)</(?:script|style)>`, 'g'));
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64');
}

function usedClasses(html: string): Set<string> {
	const lists = firstGroups(html, /\sclass="([^"]*)"/g).join(' ');
	return new Set(lists.replaceAll('&#38;', '&').replaceAll('&amp;', '&').split(/\s+/));
}

function styledClasses(css: string): Set<string> {
	const names = firstGroups(css, /\.((?:\\.|[\w-])+)/g);
	return new Set(names.map((name) => name.replaceAll(/\\(.)/g, '$1')));
}

function firstGroups(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}
