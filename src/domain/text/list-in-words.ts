import { lazily } from '../lazily.ts';

const list = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));

/** 'Ana', 'Ana and Ben', 'Ana, Ben, and Cleo'; '' of none. */
export function listInWords(items: readonly string[]): string {
	return list().format(items);
}
