import { attemptIdFor } from '#src/browser/attempts.ts';
import {
	addNote as addNoteEndpoint,
	type BookingNote,
	takeNoteBack as takeNoteBackEndpoint,
} from '#src/contract/desk/booking-note.ts';
import { type BookingPageView, readBookingPage } from '#src/contract/desk/booking-page.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/**
 * Stores a note of a booking, shows it on its page, and says where that failed.
 * @param seen the notes that there are: the same words after another one are another note
 * @returns whether it is stored, and what the server refuses of it
 */
export async function addNote(
	bookingId: number,
	body: string,
	seen: readonly BookingNote[],
): Promise<{ isStored: boolean; refused: FieldErrors<'body'> }> {
	const about = `note ${bookingId}`;
	const attempt = attemptIdFor({ bookingId, body, after: seen[0]?.id ?? 0 });
	try {
		const headers = { [attemptHeader]: attempt };
		const note = await callDeskApi(addNoteEndpoint, {
			params: { id: bookingId },
			body: { body },
			headers,
		});
		await showNote(bookingId, note);
		return { isStored: true, refused: {} };
	} catch (error) {
		const refused = refusedFields(error, ['body']);
		if (Object.keys(refused).length === 0) {
			const description = failureReason(error);
			showToast({ title: 'Note Not Added', description, tone: 'destructive', about });
		}
		return { isStored: false, refused };
	}
}

/** Takes a note back that was written a moment ago: at once on its page; where that fails, it is there again, and it is said. */
export async function takeNoteBack(bookingId: number, note: BookingNote): Promise<void> {
	const queryKey = [readBookingPage.path, bookingId];
	const about = `note ${bookingId}`;
	await queryClient.cancelQueries({ queryKey });
	const before = queryClient.getQueryData<BookingPageView>(queryKey);
	queryClient.setQueryData<BookingPageView>(
		queryKey,
		(view) => view && { ...view, notes: view.notes.filter(({ id }) => id !== note.id) },
	);
	try {
		await callDeskApi(takeNoteBackEndpoint, { params: { id: note.id } });
		showToast({ title: 'Note Taken Back', tone: 'success', about });
	} catch (error) {
		queryClient.setQueryData(queryKey, before);
		const description = failureReason(error);
		showToast({ title: 'Note Not Taken Back', description, tone: 'destructive', about });
	}
}

async function showNote(bookingId: number, note: BookingNote): Promise<void> {
	const queryKey = [readBookingPage.path, bookingId];
	// An answer on its way may have been written before the note was.
	await queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData<BookingPageView>(queryKey, (view) => {
		if (!view || view.notes.some(({ id }) => id === note.id)) return view;
		return { ...view, notes: [note, ...view.notes] };
	});
}
