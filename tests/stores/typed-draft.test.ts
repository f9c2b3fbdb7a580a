import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draftsKey } from '#src/browser/storage-keys.ts';
import { typedDraft } from '#src/stores/forms/typed-draft.ts';
import { forgetSession } from '#src/stores/users/session.ts';

import { stubStorage } from '../support/browser-edge.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const draft = typedDraft('/api/bookings');
const names = ['firstName', 'city'];

beforeEach(() => stubStorage());
afterEach(() => vi.unstubAllGlobals());

test('what was typed is read again for 24 hours, and then forgotten', () => {
	expect(draft.read(names, now)).toEqual({});
	draft.write({ firstName: 'Ada' }, now);
	expect(draft.read(names, after(23.9))).toEqual({ firstName: 'Ada' });
	expect(draft.read(names, after(24))).toEqual({});
	expect(localStorage.getItem(draftsKey)).toBeNull();
});

test('a field that the form does not have any more is not filled in', () => {
	draft.write({ firstName: 'Ada', passport: 'X1' }, now);
	expect(draft.read(names, now)).toEqual({ firstName: 'Ada' });
});

test('what another program left under the key is thrown away', () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	for (const text of ['{', '[]', '{"/api/bookings":{"savedAt":"x","fields":{}}}']) {
		localStorage.setItem(draftsKey, text);
		expect(draft.read(names, now)).toEqual({});
		expect(localStorage.getItem(draftsKey)).toBeNull();
	}
});

test('it goes with whoever logs out, and so do the pages that are kept for when there is no connection', () => {
	const forget = vi.fn<(name: string) => Promise<boolean>>(async () => true);
	vi.stubGlobal('caches', { delete: forget });
	draft.write({ firstName: 'Ada' }, now);
	forgetSession();
	expect(draft.read(names, now)).toEqual({});
	expect(forget).toHaveBeenCalledWith('pages');
});
