import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';

import { $hasSingleKeys } from '#src/stores/desk/single-keys.ts';

import { useSingleKeys } from './use-single-keys.ts';

type KeyMark = { 'data-key'?: string; 'aria-keyshortcuts'?: string };

/** What marks a button, or a part with a field, as that to which a key leads; nothing where there are no keys. */
export function useRecordKey(): (key: string) => KeyMark {
	const hasKeys = useStore($hasSingleKeys);
	return (key) => (hasKeys ? { 'data-key': key, 'aria-keyshortcuts': key } : {});
}

/**
 * The keys of an open record: one presses the button that is marked with it, or leads to the field of the part that is.
 * @param record what holds them
 */
export function useRecordKeys(record: RefObject<HTMLElement | null>): void {
	useSingleKeys(({ key, repeat }) => {
		if (!/^[a-z]$/.test(key)) return false;
		const marked = record.current?.querySelector<HTMLElement>(`[data-key=${key}]`);
		if (!marked) return false;
		if (repeat) return true;
		const field = marked.querySelector('textarea');
		if (field) field.focus();
		else marked.click();
		return true;
	});
}
