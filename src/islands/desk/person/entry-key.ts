import type { PersonEntry } from '#src/contract/desk/person.ts';

/** What tells an entry from all others of a person. */
export function entryKey(entry: PersonEntry): string {
	if (entry.kind === 'letter') return `letter ${entry.letter.id}`;
	if (entry.kind === 'request') return `${entry.request} ${entry.id}`;
	if (entry.kind === 'message') return `message ${entry.about.kind} ${entry.id}`;
	if (entry.kind === 'account') return `${entry.what} ${entry.id}`;
	if (entry.kind === 'note') return `note ${entry.note.id}`;
	return `${entry.kind} ${entry.id}`;
}
