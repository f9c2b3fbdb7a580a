import * as z from 'zod/mini';

import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';
import { messageText } from './message-text.ts';
import { tripMessage } from './trip.ts';

/** What a traveller can write of their own accord. */
const writtenKinds = ['question', 'change'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

const written = z.strictObject({
	kind: z.enum(writtenKinds, `kind must be one of: ${writtenKinds.join(', ')}.`),
	body: messageText,
	attempt: formAttempt,
});

/** Asks the desk a question, or for a change of the trip. */
export const writeMessage = attempted('/api/trips/:reference/messages', written, tripMessage);

export const messageWords = {
	/** 409: the page was left and came back with the id of a message that was sent already. */
	attemptReused:
		'Another message was sent from this page before. Please read it once more and send it again.',
	/** 429 */
	tooMany: 'That is a lot of messages for one hour. Please wait a little, or call us.',
} as const;
