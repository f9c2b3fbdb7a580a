import { attemptIdFor } from '#src/browser/attempts.ts';
import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingConflict, listBookings } from '#src/contract/desk/bookings.ts';
import { type LetterForm, sendLetter } from '#src/contract/desk/send-letter.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { callDeskApi } from './call-desk-api.ts';
import { conflictOf } from './conflict.ts';
import { recount } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { queryClient } from './query-client.ts';

/** What became of a letter to many: to whom it did not go and why, and what the server refuses of its words. */
export type LetterToAll = {
	notSent: { booking: BookingRecord; why: string }[];
	refused: FieldErrors<keyof LetterForm>;
};

/**
 * Writes the same letter to everybody who booked something, one after the other, by the operation that writes to one: each
 * waits as long as it can be taken back. Where it is refused for its words nobody gets it who has not yet; done again, a
 * letter whose answer was lost is the same one.
 * @param onSent called with how many letters are stored so far
 */
export async function writeToAll(
	bookings: readonly BookingRecord[],
	letter: LetterForm,
	onSent: (count: number) => void,
): Promise<LetterToAll> {
	const notSent: LetterToAll['notSent'] = [];
	let sent = 0;
	for (const booking of bookings) {
		const { id, version } = booking;
		const body = { ...letter, version, letter: 'later' as const };
		const headers = { [attemptHeader]: attemptIdFor({ path: sendLetter.path, id, ...body }) };
		try {
			await callDeskApi(sendLetter, { params: { id }, body, headers });
			onSent((sent += 1));
		} catch (error) {
			const refused = refusedFields<keyof LetterForm>(error, ['subject', 'body']);
			if (Object.keys(refused).length > 0) return { notSent, refused };
			// Changed by somebody else: written to again, it is as it is now.
			const conflict = conflictOf(error, bookingConflict);
			const why = conflict?.message ?? failureReason(error);
			notSent.push({ booking: conflict?.current ?? booking, why });
		}
	}
	recount();
	void queryClient.invalidateQueries({ queryKey: [listBookings.path] });
	return { notSent, refused: {} };
}
