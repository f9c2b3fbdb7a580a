import { expect, test } from 'vitest';

import {
	featuredFirst,
	newestFirst,
	readTime,
	relatedStories,
} from '#src/domain/editorial/story.ts';

const stories = [
	story('old-tip', '2026-01-02', 'Travel Tips'),
	story('new-place', '2026-06-01', 'Destinations'),
	story('tip', '2026-03-01', 'Travel Tips'),
	story('place', '2026-02-01', 'Destinations'),
	story('other-tip', '2026-03-01', 'Travel Tips'),
];

test('the newest story comes first, and those of one day have an order too', () => {
	expect(ids(stories.toSorted(newestFirst))).toEqual([
		'new-place',
		'other-tip',
		'tip',
		'place',
		'old-tip',
	]);
});

test.each([
	['old-tip', ['other-tip', 'tip', 'new-place']],
	['place', ['new-place', 'other-tip', 'tip']],
	['tip', ['other-tip', 'old-tip', 'new-place']],
])('after %s come three others, of its category first, then the newest', (id, related) => {
	const read = stories.find((each) => each.id === id);
	expect(read && ids(relatedStories(stories, read))).toEqual(related);
});

test('a story that is alone has none to read after it', () => {
	expect(relatedStories([story('only', '2026-01-01', 'Travel Tips')], story('only'))).toEqual([]);
});

test('the newest featured guide stands first, or else the newest', () => {
	const [first, second] = [story('plain', '2026-09-01'), story('newer', '2026-08-01', '', true)];
	const guides = [story('older', '2026-05-01', '', true), first, second];
	expect(ids(featuredFirst(guides))).toEqual(['newer', 'plain', 'older']);
	expect(ids(featuredFirst([story('old', '2026-01-01'), first]))).toEqual(['plain', 'old']);
});

test.each([
	[0, '1 min read'],
	[500, '2 min read'],
	[900, '4 min read'],
])('%i words are a %s', (words, label) => {
	expect(readTime('word '.repeat(words))).toBe(label);
});

test('tags, addresses and the signs of MDX are not read', () => {
	const words = 'word '.repeat(320);
	const marks = '<Fact name="service-fee" /> {/* a note */} [](/tours) '.repeat(100);
	expect(readTime(words + marks)).toBe(readTime(words));
});

function story(id: string, date = '2026-01-01', category = '', featured = false) {
	return { id, data: { date, category, featured } };
}

function ids(list: { id: string }[]): string[] {
	return list.map(({ id }) => id);
}
