import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { type LetterForm, sendLetter } from '#src/contract/desk/send-letter.ts';

import type { FieldErrors } from '../forms/refusal.ts';
import { performOperation } from './perform-operation.ts';

/**
 * Writes to whoever booked, and says how that went.
 * @param body.letter whether it goes at once, or waits as long as it can be taken back
 * @param close called before it is said: it closes the dialog
 * @returns what the server refuses of the words; then nothing is sent, and the dialog stays
 */
export async function writeLetter(
	booking: BookingRecord,
	body: LetterForm & { letter: 'later' | 'now' },
	close: () => void,
): Promise<FieldErrors<keyof LetterForm>> {
	const { refused } = await performOperation({
		booking,
		endpoint: sendLetter,
		body,
		failed: 'Letter Not Sent',
		fields: ['subject', 'body'],
		close,
	});
	return refused;
}
