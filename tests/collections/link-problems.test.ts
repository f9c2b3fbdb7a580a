import { expect, test } from 'vitest';

import { headingIds } from '#src/collections/heading-ids.ts';
import { linkProblems } from '#src/collections/link-problems.ts';

const today = '2026-11-29';
const article = (name: string, text: string, data: Record<string, unknown> = {}) => ({
	path: `content/blog/${name}.mdx`,
	text,
	data: { date: '2026-01-01', ...data },
});

function saidOf(text: string, data: Record<string, unknown> = {}): string[] {
	const files = [
		article('own', `## Here it is\n${text}`, data),
		article('draft', 'x', { draft: true }),
		article('later', 'x', { publish: '2027-02-01' }),
		article('known', '## When to *go*?\n\n## When to go\n'),
	];
	return linkProblems(files, today).flatMap(({ problems }) => problems);
}

test.each([
	'[a](/tours?month=2027-05)',
	'[a](/)',
	'[a](#here-it-is)',
	'[a](/blog/known)',
	'[a](/blog/known#when-to-go-1)',
	'[a](/blog/known/#when-to-go)',
	'[a](/tours/3)',
	'[a](/guides/category/city-breaks)',
	'[a](https://example.com/x)',
	'![a](/no-link)',
])('%s leads somewhere', (text) => {
	expect(saidOf(text)).toEqual([]);
});

test.each([
	['[a](/blog/unknown)', 'there is no such page or picture'],
	['[a](/tours/kyoto)', 'there is no such page or picture'],
	['[a](/blog/known#where)', 'the page has no such heading'],
	['[a](#there)', 'the page has no such heading'],
	['[a](/blog/draft)', 'that is a draft, which nobody else can read'],
	['[a](/blog/later)', 'nobody else can read that before February 1, 2027'],
])('%s does not: %s', (text, why) => {
	expect(saidOf(text)).toEqual([expect.stringMatching(/^line 2: found the link /)]);
	expect(saidOf(text).join()).toContain(why);
});

test('a draft may lead to another one', () => {
	expect(saidOf('[a](/blog/later)', { draft: true })).toEqual([]);
});

test('headings have the ids that the site gives them', () => {
	const text = '# One\n\n## Zoë’s *café*: [a link](/x) & `code`\n\n### One\n\nno # heading';
	expect([...headingIds(text)]).toEqual(['one', 'zoës-café-a-link--code', 'one-1']);
});
