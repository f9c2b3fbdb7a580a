import { atom } from 'nanostores';
import { safeParse } from 'zod/mini';

import { saveFile } from '#src/browser/save-file.ts';
import {
	erasePerson,
	exportPerson,
	findPerson,
	type HeldPerson,
	type Mention,
	personRequest,
} from '#src/contract/desk/people.ts';
import { localToday } from '#src/domain/calendar/calendar-date.ts';
import type { HeldCounts } from '#src/domain/people/held-rows.ts';

import { showToast } from '../toasts.ts';
import { $access } from './access.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** What is known of the person who is looked up. */
export type LookedUp =
	| { state: 'nobody' }
	| { state: 'asking'; email: string }
	| { state: 'failed'; email: string; reason: string }
	| { state: 'found'; person: HeldPerson }
	/** `held`: what there was. */
	| { state: 'erased'; email: string; held: HeldCounts };

export const $lookedUp = atom<LookedUp>({ state: 'nobody' });

// Nobody is told to whoever sits down here next.
$access.listen(({ state }) => {
	if (state !== 'open') $lookedUp.set({ state: 'nobody' });
});

/**
 * Finds out how much is held of whoever has an address.
 * @returns what is wrong with the address, for the field; null where it is one
 */
export async function lookUp(given: string): Promise<string | null> {
	const parsed = safeParse(personRequest, { email: given });
	if (!parsed.success) return parsed.error.issues[0]?.message ?? null;
	const { email } = parsed.data;
	const asking: LookedUp = { state: 'asking', email };
	$lookedUp.set(asking);
	const answer = await callDeskApi(findPerson, { body: { email } }).then(
		(person): LookedUp => ({ state: 'found', person }),
		(error: unknown): LookedUp => ({ state: 'failed', email, reason: failureReason(error) }),
	);
	// Somebody else may be asked about by now, or the panel be closed.
	if ($lookedUp.get() === asking) $lookedUp.set(answer);
	return null;
}

/** Saves all that is held of a person as a file, and says how that went. */
export async function download(email: string): Promise<void> {
	const about = 'export of a person';
	try {
		const person = await callDeskApi(exportPerson, { body: { email } });
		const name = `personal-data-${localToday(new Date())}.json`;
		saveFile(name, new Blob([JSON.stringify(person, null, '\t')], { type: 'application/json' }));
		const description = `Everything that is held of ${email} is saved as ${name}.`;
		showToast({ title: 'Export Complete', description, tone: 'success', about });
	} catch (error) {
		const description = `Nothing was saved. ${failureReason(error)}`;
		showToast({ title: 'Export Failed', description, tone: 'destructive', about });
	}
}

/**
 * Erases a person. What the panel remembers of the lists is asked for anew.
 * @param confirmation the address, typed again
 * @param chosen the texts of others in which they are to be called "Erased"
 * @returns why it was not done; null where it was
 */
export async function erase(
	email: string,
	confirmation: string,
	chosen: readonly Mention[],
): Promise<string | null> {
	const mentions = chosen.map(({ kind, id }) => ({ kind, id }));
	const body = { email, confirmation, mentions };
	const parsed = safeParse(erasePerson.body, body);
	if (!parsed.success) return parsed.error.issues[0]?.message ?? null;
	try {
		const { held } = await callDeskApi(erasePerson, { body });
		$lookedUp.set({ state: 'erased', email, held });
		return null;
	} catch (error) {
		return failureReason(error);
	} finally {
		// Also where the answer was lost: it may be done.
		queryClient.removeQueries({ type: 'inactive' });
		void queryClient.invalidateQueries();
	}
}
