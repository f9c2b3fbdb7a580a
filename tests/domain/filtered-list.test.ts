import { expect, test } from 'vitest';

import { filterList, noFilter } from '#src/domain/editorial/filtered-list.ts';

const items = ['a1', 'b1', 'a2', 'a3'];
const things = { one: 'post', many: 'posts' };
const filterOf = (item: string) => item.charAt(0);

test.each([
	{ filter: noFilter, most: undefined, matching: items, later: [], label: '4 posts' },
	{ filter: 'a', most: undefined, matching: ['a1', 'a2', 'a3'], later: [], label: '3 posts' },
	{ filter: 'b', most: 1, matching: ['b1'], later: [], label: '1 post' },
	{ filter: 'c', most: 1, matching: [], later: [], label: '0 posts' },
	{
		filter: 'a',
		most: 1,
		matching: ['a1', 'a2', 'a3'],
		later: ['a2', 'a3'],
		label: '1 of 3 posts',
	},
	{ filter: noFilter, most: 4, matching: items, later: [], label: '4 posts' },
])('under the filter "$filter", $most at most, the list says $label', (example) => {
	const { filter, most = Infinity, ...seen } = example;
	expect(filterList(items, { filter, filterOf, things, most })).toEqual(seen);
});
