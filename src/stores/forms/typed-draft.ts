import { storedValue } from '#src/browser/storage.ts';
import { isDraftFresh } from '#src/domain/bookings/draft-age.ts';

/** What was typed into a form and not yet sent, by the names of its fields. */
export type TypedDraft = Readonly<Partial<Record<string, string>>>;

/** With when it was last typed at, in milliseconds. */
type Kept = { savedAt: number; fields: Record<string, string> };

/**
 * What was typed into a form, so that a reload keeps it: in this tab only, since a computer may be used by others, and
 * for 24 hours.
 */
export function typedDraft(key: string) {
	const slot = storedValue('session', key, parseKept);
	return {
		/** What is kept of these fields; nothing once its hours are over, and then it is forgotten. */
		read(names: readonly string[], now: Date): TypedDraft {
			if (!slot.exists()) return {};
			const draft = slot.read();
			if (!draft || !isDraftFresh(draft.savedAt, now)) {
				slot.remove();
				return {};
			}
			return Object.fromEntries(
				Object.entries(draft.fields).filter(([name]) => names.includes(name)),
			);
		},
		write(fields: Readonly<Record<string, string>>, now: Date): void {
			slot.write({ savedAt: now.getTime(), fields });
		},
		/** Forgets it: it was sent. */
		remove: slot.remove,
	};
}

// By hand: this is a few bytes, and a schema of records some hundred.
function parseKept(json: unknown): Kept {
	const { savedAt, fields } = Object(json) as Partial<Record<keyof Kept, unknown>>;
	if (typeof savedAt !== 'number') throw new Error('A draft says when it was typed.');
	const texts = Object.entries(Object(fields) as Record<string, unknown>).filter(
		(entry): entry is [string, string] => typeof entry[1] === 'string',
	);
	return { savedAt, fields: Object.fromEntries(texts) };
}
