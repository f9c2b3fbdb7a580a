import {
	type SavedTraveller,
	type SavedTravellerForm,
	savedTravellerMessages,
} from '#src/contract/users/saved-traveller.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { mostSavedTravellers } from '#src/domain/users/saved-traveller.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import {
	insertSavedTraveller,
	selectSavedTravellers,
	updateSavedTraveller,
} from './queries/saved-travellers.ts';
import { lockAccount } from './queries/users.ts';

type Asking = Pick<Dependencies, 'db' | 'now'>;

/**
 * Saves somebody whom the account's owner books for. Whoever is saved already, as after an answer that was lost, is not
 * saved twice.
 * @returns all that the account has saved
 * @throws HttpError 400 at `birthDate`; 409 where it has as many as it may
 */
export function saveTraveller(
	{ db, now }: Asking,
	userId: number,
	form: SavedTravellerForm,
): Promise<SavedTraveller[]> {
	refuseBirthToCome(form, now());
	return inTransaction(db, async (transaction) => {
		// Others wait, so that no two count the same travellers.
		await lockAccount(transaction, userId);
		const saved = await selectSavedTravellers(transaction, userId);
		if (saved.some((one) => isSame(one, form))) return saved;
		if (saved.length >= mostSavedTravellers) {
			throw new HttpError(409, { message: savedTravellerMessages.tooMany });
		}
		await insertSavedTraveller(transaction, { userId, form, createdAt: now() });
		return selectSavedTravellers(transaction, userId);
	});
}

/**
 * Changes what is saved of somebody.
 * @returns all that the account has saved
 * @throws HttpError 400 at `birthDate`; 404 where the account has none of this number
 */
export async function changeSavedTraveller(
	{ db, now }: Asking,
	userId: number,
	{ id, form }: { id: number; form: SavedTravellerForm },
): Promise<SavedTraveller[]> {
	refuseBirthToCome(form, now());
	const isChanged = await updateSavedTraveller(db, { userId, id, form });
	if (!isChanged) throw new HttpError(404, { message: savedTravellerMessages.gone });
	return selectSavedTravellers(db, userId);
}

function refuseBirthToCome({ birthDate }: SavedTravellerForm, now: Date): void {
	if (birthDate > utcToday(now)) throw invalidField('birthDate', savedTravellerMessages.bornLater);
}

function isSame({ id: _, ...saved }: SavedTraveller, form: SavedTravellerForm): boolean {
	const given: Record<string, string> = form;
	return Object.entries(saved).every(([name, value]) => given[name] === value);
}
