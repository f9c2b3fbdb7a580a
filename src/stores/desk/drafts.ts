import { $access } from './access.ts';

// In memory alone, as all that the panel knows: a computer may be used by others.
const drafts = new Map<string, string>();

/** What was begun and not sent, in this tab; '' where nothing was. @param key what it is and about which row */
export function draftOf(key: string): string {
	return drafts.get(key) ?? '';
}

/** Keeps what was typed, for whoever comes back to it; '' once it is sent or thrown away. */
export function keepDraft(key: string, text: string): void {
	if (text.trim() === '') drafts.delete(key);
	else drafts.set(key, text);
}

$access.listen(({ state }) => {
	if (state === 'closed') drafts.clear();
});
