import { expect, test } from 'vitest';

import { builtPages } from '../support/built-pages.ts';
import { codeOf, scriptsOf, withImports } from '../support/built-scripts.ts';
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

/** What somebody reads or hears of a page: its text, and the attributes that are said. */
function readBy(html: string): string {
	const page = html.replace(/<(script|style|code|template)\b[^]*?<\/\1>/g, ' ');
	const said = page.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g);
	return `${page.replace(/<[^>]*>/g, ' ')} ${Array.from(said, ([, words]) => words).join(' ')}`;
}
