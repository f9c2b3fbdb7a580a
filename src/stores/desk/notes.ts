import { attemptIdFor } from '#src/browser/attempts.ts';
import { readBookingPage } from '#src/contract/desk/booking-page.ts';
import {
	addNote as addNoteEndpoint,
	takeNoteBack as takeNoteBackEndpoint,
} from '#src/contract/desk/note.ts';
import { readPerson } from '#src/contract/desk/person.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { type PersonRow, personRowName } from '#src/domain/desk/person-row.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/**
 * Stores a note, shows it wherever it stands, and says where that failed.
 * @param of what it is about
 * @param latest the newest note that is seen, 0 for none: the same words after another one are another note
 * @returns whether it is stored, and what the server refuses of it
 */
export async function addNote(
	of: PersonRow,
	body: string,
	latest: number,
): Promise<{ isStored: boolean; refused: FieldErrors<'body'> }> {
	const written = { of: personRowName(of), body };
	const headers = { [attemptHeader]: attemptIdFor({ ...written, after: latest }) };
	try {
		await callDeskApi(addNoteEndpoint, { body: written, headers });
		await showNotes();
		return { isStored: true, refused: {} };
	} catch (error) {
		const refused = refusedFields(error, ['body']);
		if (Object.keys(refused).length === 0) {
			const description = failureReason(error);
			showToast({ title: 'Note Not Added', description, tone: 'destructive', about: 'note' });
		}
		return { isStored: false, refused };
	}
}

/** Takes a note back that was written a moment ago, and says how that went. @returns whether it is gone */
export async function takeNoteBack(id: number): Promise<boolean> {
	const about = `note ${id}`;
	try {
		await callDeskApi(takeNoteBackEndpoint, { params: { id } });
		showToast({ title: 'Note Taken Back', tone: 'success', about });
		await showNotes();
		return true;
	} catch (error) {
		const description = failureReason(error);
		showToast({ title: 'Note Not Taken Back', description, tone: 'destructive', about });
		return false;
	}
}

/** Asks anew for what shows notes. */
async function showNotes(): Promise<void> {
	await Promise.all(
		[readBookingPage.path, readPerson.path].map((path) =>
			queryClient.invalidateQueries({ queryKey: [path] }),
		),
	);
}
