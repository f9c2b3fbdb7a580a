import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { tourRefundDays, tourRefundTiers } from '#src/domain/bookings/refund-policy.ts';

import { builtPages, dist } from '../support/built-pages.ts';

const pages = builtPages().map(({ file, html }) => ({
	file,
	html,
	css: texts(html, 'style').join('\n'),
}));
/** Those of ReadingLayout. */
const readingPages = pages.filter(({ file }) =>
	/^(privacy|terms|cookies|refund-policy|accessibility|faqs|about|404|blog|guides|careers)[./]/.test(
		file,
	),
);
const wholeStylesheet = readWholeStylesheet();
const everyStyle = new Set(
	[wholeStylesheet, ...pages.map(({ css }) => css)].flatMap(styledClasses),
);

test('no page comes with the whole stylesheet, and one that is only read with less than half', () => {
	const whole = wholeStylesheet.length;
	// The panel has styles of its own, which are in no other page.
	for (const { file, css } of pages.filter((page) => page.file !== 'admin.html')) {
		expect(css.length, file).toBeLessThan(0.95 * whole);
	}
	for (const { file, css } of readingPages) expect(css.length, file).toBeLessThan(0.5 * whole);
});

test('a page has the style of every class that it names', () => {
	const missing = pages.flatMap(({ file, html, css }) => {
		const styled = new Set(styledClasses(css));
		// `group` only says under which element's pointer another one changes.
		const names = [...usedClasses(html)].filter((name) => everyStyle.has(name) && name !== 'group');
		return names.filter((name) => !styled.has(name)).map((name) => `${file}: ${name}`);
	});
	expect(missing).toEqual([]);
});

test('a page has every colour and size that its styles name', () => {
	const missing = pages.flatMap(({ file, css }) => {
		const known = new Set(firstGroups(css, /(?:@property\s+|[{;,\s])(--[\w-]+)\s*[:{]/g));
		const named = new Set(firstGroups(css, /var\((--[\w-]+)\)/g));
		return [...named.difference(known)].map((name) => `${file}: ${name}`);
	});
	expect(missing).toEqual([]);
});

test('a page has every animation that its styles name', () => {
	const missing = pages.flatMap(({ file, css }) => {
		const known = new Set(firstGroups(css, /@keyframes ([\w-]+)/g));
		const named = ['turn', 'rise', 'breathe'].filter((name) =>
			new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css),
		);
		return named.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
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
		const refund = tier.percent === 0 ? 'No refund' : `${tier.percent}% of what you paid`;
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

function styledClasses(css: string): string[] {
	const names = firstGroups(css, /\.((?:\\.|[\w-])+)/g);
	return names.map((name) => name.replaceAll(/\\(.)/g, '$1'));
}

/** What src/elements/whole-stylesheet.ts fetches. */
function readWholeStylesheet(): string {
	const folder = join(dist, '_astro');
	const name = readdirSync(folder).find((file) => /^global\..+\.css$/.test(file)) ?? '';
	return readFileSync(join(folder, name), 'utf8');
}

function firstGroups(text: string, pattern: RegExp): string[] {
	return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}
