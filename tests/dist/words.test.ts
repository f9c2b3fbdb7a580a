import { expect, test } from 'vitest';

import { builtPages } from '../support/built-pages.ts';
import { codeOf, scriptsOf, withImports } from '../support/built-scripts.ts';
import { longSentences } from '../support/long-sentences.ts';
import { wordsGoneIn } from '../support/words-gone.ts';

const pages = builtPages();

test.each(pages)('$file says nothing in words that are gone', ({ html }) => {
	expect(wordsGoneIn(readBy(html))).toEqual([]);
});

test('no script of a page says anything in them', () => {
	const scripts = withImports(
		pages.flatMap(({ html }) => scriptsOf(html)),
		'ever',
	);
	expect(scripts.size).toBeGreaterThan(20);
	const phrases = /e-mail|\breckon|great circle|how this price is made/i;
	expect([...scripts].filter((script) => phrases.test(codeOf(script)))).toEqual([]);
});

/** Guides and posts have a pace of their own, and the law its sentences. */
const ofProse = /^(?:guides|blog)\/|^(?:terms|privacy|cookies)\.html/;

test.each(pages.filter(({ file }) => !ofProse.test(file)))(
	'no sentence of $file has more than 20 words',
	({ html }) => {
		const paragraphs = html.matchAll(/<(p|li|dd|blockquote)\b[^>]*>([^]*?)<\/\1>/g);
		const lines = Array.from(paragraphs, ([, , inner = '']) => inner)
			// A choice of days is a row of facts.
			.filter((inner) => !inner.includes('<input'))
			.flatMap(linesOf);
		expect(lines.flatMap(longSentences)).toEqual([]);
	},
);

/** What stands apart within a paragraph or an item of a list. */
function linesOf(inner: string): string[] {
	return inner
		.replace(/\s+/g, ' ')
		.replace(/<(script|style|svg|template)\b[^]*?<\/\1>/g, ' ')
		.replace(/<\/?(?:p|li|dd|dt|div|br|h[1-6]|t[dh]|summary|strong|small|time)\b[^>]*>/g, '\n')
		.replace(/<[^>]*>/g, '')
		.replace(/&[#\w]+;/g, ' ')
		.split('\n');
}

/** What somebody reads or hears of a page: its text, and the attributes that are said. */
function readBy(html: string): string {
	const page = html.replace(/<(script|style|code|template)\b[^]*?<\/\1>/g, ' ');
	const said = page.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g);
	return `${page.replace(/<[^>]*>/g, ' ')} ${Array.from(said, ([, words]) => words).join(' ')}`;
}
