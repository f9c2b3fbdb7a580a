import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { $access } from '../../../stores/desk/access.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

type Body = { body: string };
type Form = Pick<UseFormReturn<Partial<Body>, unknown, Body>, 'control' | 'setValue'>;

/**
 * Keeps what is typed into a form that is left before it is sent, for whoever comes back to it in this tab. The browser
 * asks before it is lost with the tab.
 * @param key what it is and about which row; null: it is not kept, and nothing is asked
 * @returns whether something stands there that is not sent
 */
export function useDraft({ control, setValue }: Form, key: string | null): boolean {
	const typed = useWatch({ control, name: 'body' }) ?? '';
	useEffect(() => {
		const draft = key === null ? '' : draftOf(key);
		if (draft !== '') setValue('body', draft);
	}, [key, setValue]);
	useEffect(() => {
		if (key !== null) keepDraft(key, typed);
	}, [key, typed]);
	const isDraft = typed.trim() !== '';
	useUnloadGuard(isDraft && key !== null);
	return isDraft;
}

// In memory alone, as all that the panel knows: a computer may be used by others.
const drafts = new Map<string, string>();

/** What was begun and not sent, in this tab; '' where nothing was. @param key what it is and about which row */
function draftOf(key: string): string {
	return drafts.get(key) ?? '';
}

/** Keeps what was typed, for whoever comes back to it; '' once it is sent or thrown away. */
function keepDraft(key: string, text: string): void {
	if (text.trim() === '') drafts.delete(key);
	else drafts.set(key, text);
}

$access.listen(({ state }) => {
	if (state === 'closed') drafts.clear();
});
