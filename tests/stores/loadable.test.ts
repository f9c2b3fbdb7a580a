import { expect, test, vi } from 'vitest';

import { loadable, orSnapshot } from '#src/stores/catalog/loadable.ts';

test('content is asked for once, however often it is wanted', async () => {
	const fetchValue = vi.fn<() => Promise<string[]>>(async () => ['a']);
	const { $state, load } = loadable(fetchValue);
	expect($state.get()).toEqual({ state: 'loading' });
	await Promise.all([load(), load()]);
	await load();
	expect($state.get()).toEqual({ state: 'ready', value: ['a'] });
	expect(fetchValue).toHaveBeenCalledTimes(1);
});

test('a failed call is said, and asked again the next time', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('503: busy'));
	fetchValue.mockResolvedValueOnce('later');
	const { $state, load } = loadable(fetchValue);
	await load();
	expect($state.get()).toEqual({ state: 'failed', value: null });
	await load();
	expect($state.get()).toEqual({ state: 'ready', value: 'later' });
});

test('a row is asked for by its number, once', async () => {
	const fetchRow = vi.fn<(id: number) => Promise<string | null>>(async (id) => `row ${id}`);
	const { $state, load } = loadable(fetchRow);
	await Promise.all([load(12), load(12)]);
	expect($state.get()).toEqual({ state: 'ready', value: 'row 12' });
	expect(fetchRow.mock.calls).toEqual([[12]]);
});

test('a row that is gone takes the place of the one that the page was built with', () => {
	expect(orSnapshot({ state: 'ready', value: null }, 'old')).toEqual({
		state: 'ready',
		value: null,
	});
});

test.each([
	[{ state: 'loading' }, 'old', { state: 'snapshot', value: 'old' }],
	[{ state: 'loading' }, null, { state: 'loading' }],
	[{ state: 'ready', value: 'new' }, 'old', { state: 'ready', value: 'new' }],
	[{ state: 'failed', value: null }, 'old', { state: 'failed', value: 'old' }],
	[{ state: 'failed', value: null }, null, { state: 'failed', value: null }],
] as const)('%o over the snapshot %o shows %o', (loaded, snapshot, shown) => {
	expect(orSnapshot<string>(loaded, snapshot)).toEqual(shown);
});
