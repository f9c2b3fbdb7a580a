import { atom } from 'nanostores';

import { draftsKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import { isDraftFresh } from '#src/domain/bookings/draft-age.ts';

/** What was typed into a form and not yet sent, by the names of its fields. */
export type TypedDraft = Readonly<Partial<Record<string, string>>>;

/** With when it was last typed at, in milliseconds. */
type Kept = { savedAt: number; fields: Record<string, string> };

/** The forms that were filled in with what was kept of them, by their names. */
export const $restoredForms = atom<readonly string[]>([]);

const slot = storedValue('local', draftsKey, parseDrafts);

/**
 * What was typed into a form, from the first key until it is known to be stored: a reload, a closed tab and a browser
 * that ends leave it, for 24 hours. Whoever logs out takes it with them.
 * @param form its name among all forms: the path of the call that sends it, and what it is about
 */
export function typedDraft(form: string) {
	return {
		form,
		/** What is kept of these fields; nothing once its hours are over. */
		read(names: readonly string[], now: Date): TypedDraft {
			const { fields = {} } = freshDrafts(now)[form] ?? {};
			return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
		},
		/** As `read`, by whoever fills the form in with it: that is known of it until it is sent or cleared. */
		restore(names: readonly string[], now: Date): TypedDraft {
			const kept = this.read(names, now);
			const others = restoredBeside(form);
			$restoredForms.set(Object.keys(kept).length > 0 ? [...others, form] : others);
			return kept;
		},
		write(fields: Readonly<Record<string, string>>, now: Date): void {
			slot.write({ ...freshDrafts(now), [form]: { savedAt: now.getTime(), fields } });
		},
		/** Forgets it: it was sent, or cleared. */
		remove(): void {
			$restoredForms.set(restoredBeside(form));
			const { [form]: sent, ...others } = slot.read() ?? {};
			if (sent === undefined) return;
			if (Object.keys(others).length > 0) slot.write(others);
			else slot.remove();
		},
	};
}

/** Without this one. */
function restoredBeside(form: string): string[] {
	return $restoredForms.get().filter((each) => each !== form);
}

/** Those whose hours are not over; the others are forgotten with the next that is typed. */
function freshDrafts(now: Date): Record<string, Kept> {
	if (!slot.exists()) return {};
	const kept = Object.entries(slot.read() ?? {});
	const fresh = kept.filter(([, { savedAt }]) => isDraftFresh(savedAt, now));
	if (fresh.length === 0) slot.remove();
	return Object.fromEntries(fresh);
}

// By hand: this is a few bytes, and a schema of records some hundred.
function parseDrafts(json: unknown): Record<string, Kept> {
	if (Array.isArray(json)) throw new Error('Drafts stand under the names of their forms.');
	const drafts = Object.entries(Object(json) as Record<string, unknown>);
	return Object.fromEntries(drafts.map(([form, draft]) => [form, parseKept(draft)]));
}

function parseKept(json: unknown): Kept {
	const { savedAt, fields } = Object(json) as Partial<Record<keyof Kept, unknown>>;
	if (typeof savedAt !== 'number') throw new Error('A draft says when it was typed.');
	const texts = Object.entries(Object(fields) as Record<string, unknown>).filter(
		(entry): entry is [string, string] => typeof entry[1] === 'string',
	);
	return { savedAt, fields: Object.fromEntries(texts) };
}
