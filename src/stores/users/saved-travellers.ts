import { atom } from 'nanostores';

import { call } from '#src/browser/api.ts';
import {
	changeSavedTraveller,
	listSavedTravellers,
	removeSavedTraveller,
	type SavedTraveller,
	type SavedTravellerForm,
	savedTravellerForm,
	saveTraveller,
} from '#src/contract/users/saved-traveller.ts';

import { type FieldErrors, fieldsOf } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { changeShown, sendSetting } from './account-page.ts';

/** Whom the account has saved, for the checkout; empty until they are loaded, or where there are none. */
export const $savedTravellers = atom<readonly SavedTraveller[]>([]);

/** Loads the travellers of whoever is signed in. The checkout does without them where they do not come. Never rejects. */
export async function loadSavedTravellers(): Promise<void> {
	try {
		$savedTravellers.set(await call(listSavedTravellers));
	} catch (error) {
		console.error(error);
	}
}

/**
 * Saves a traveller, or what has changed of one.
 * @param id null of a new one
 * @param onSaved called once it is stored
 */
export function keepTraveller(
	form: SavedTravellerForm,
	id: number | null,
	onSaved: () => void,
): Promise<FieldErrors<keyof SavedTravellerForm>> {
	return sendSetting('Traveler Not Saved', fieldsOf(savedTravellerForm), async () => {
		const travellers =
			id === null
				? await call(saveTraveller, { body: form })
				: await call(changeSavedTraveller, { body: form, params: { id } });
		changeShown({ travellers });
		onSaved();
		showToast({ title: 'Traveler Saved', description: form.name, tone: 'success' });
	});
}

/** Removes a traveller from the account. */
export async function forgetTraveller({ id, name }: SavedTraveller): Promise<void> {
	await sendSetting('Traveler Not Removed', [], async () => {
		changeShown({ travellers: await call(removeSavedTraveller, { params: { id } }) });
		showToast({ title: 'Traveler Removed', description: name });
	});
}
