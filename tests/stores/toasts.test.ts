import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
	$toasts,
	dismissToast,
	showCarriedToast,
	showToast,
	showToastOnNextPage,
} from '#src/stores/toasts.ts';

import { stubStorage } from '../support/browser-edge.ts';

beforeEach(() => {
	stubStorage();
	$toasts.set([]);
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('three toasts are shown at most: the oldest makes room', () => {
	for (const title of ['a', 'b', 'c', 'd']) showToast({ title });
	expect($toasts.get().map(({ title }) => title)).toEqual(['b', 'c', 'd']);
	expect(new Set($toasts.get().map(({ id }) => id)).size).toBe(3);
});

test('a destructive toast makes room after the others', () => {
	showToast({ title: 'failed', tone: 'destructive' });
	for (const title of ['a', 'b', 'c']) showToast({ title });
	expect($toasts.get().map(({ title }) => title)).toEqual(['failed', 'b', 'c']);
	for (const title of ['x', 'y', 'z']) showToast({ title, tone: 'destructive' });
	expect($toasts.get().map(({ title }) => title)).toEqual(['x', 'y', 'z']);
});

test('what is said again, or of the same thing, takes the place of what was said before', () => {
	for (const description of ['first', 'second']) showToast({ title: 'Login Failed', description });
	showToast({ title: 'Not sent', about: 'the inquiry', tone: 'destructive' });
	showToast({ title: 'Sent', about: 'the inquiry' });
	expect($toasts.get()).toMatchObject([
		{ title: 'Login Failed', description: 'second' },
		{ title: 'Sent' },
	]);
});

test('a toast is taken away by its id, and a second time nothing happens', () => {
	showToast({ title: 'a' });
	showToast({ title: 'b', description: 'more', tone: 'success' });
	const [first] = $toasts.get();
	for (const id of [first?.id ?? 0, first?.id ?? 0]) dismissToast(id);
	expect($toasts.get()).toMatchObject([{ title: 'b', description: 'more', tone: 'success' }]);
});

test.each([
	[{ title: 'Gone' }, { title: 'Gone', tone: 'default' }],
	[
		{ title: 'Error', description: 'Why', tone: 'destructive' },
		{ title: 'Error', description: 'Why', tone: 'destructive' },
	],
	[
		{ title: 'Logged Out', tone: 'success' },
		{ title: 'Logged Out', tone: 'success' },
	],
] as const)('%o is shown on the next page, once', (message, shown) => {
	showToastOnNextPage(message);
	expect($toasts.get()).toEqual([]);
	showCarriedToast();
	expect($toasts.get()).toEqual([{ ...shown, id: expect.any(Number) }]);
	showCarriedToast();
	expect($toasts.get()).toHaveLength(1);
});

test('nothing is shown where nothing was left', () => {
	showCarriedToast();
	expect($toasts.get()).toEqual([]);
});

test.each(['{', 'null', '7', '[]', '{}', '{"title":{"toString":1}}'])(
	'the carried toast "%s" is ignored, logged and forgotten',
	(text) => {
		const logged = vi.spyOn(console, 'error').mockReturnValue();
		sessionStorage.setItem('carriedToast', text);
		showCarriedToast();
		showCarriedToast();
		expect($toasts.get()).toEqual([]);
		expect(logged).toHaveBeenCalledTimes(1);
	},
);

test('a tone that is none is shown as the usual one', () => {
	sessionStorage.setItem('carriedToast', '{"title":"a","tone":"purple"}');
	showCarriedToast();
	expect($toasts.get()).toMatchObject([{ title: 'a', tone: 'default' }]);
});
