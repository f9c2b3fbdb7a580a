import * as z from 'zod/mini';

import { attempted, forDesk } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line } from '../text.ts';
import { operationBasics, operationReply } from './operation.ts';
import { knownVariables, messageForm } from './reply-text.ts';

/** What stands above a letter that the desk writes; variables are filled in. */
const letterSubject = line({
	min: 2,
	max: 120,
	message: 'Please say in a few words what the letter is about.',
}).check(noCardNumber, knownVariables);

/** The words of a letter to a traveller. */
export type LetterForm = z.output<typeof letterForm>;
export const letterForm = z.extend(messageForm, { subject: letterSubject });

/** Writes to whoever booked; the letter waits as long as it can be taken back. */
export const sendLetter = forDesk(
	attempted(
		'/api/desk/bookings/:id/letters',
		z.strictObject({ ...operationBasics, ...letterForm.shape }).check(
			z.refine(({ letter }) => letter !== 'none', {
				path: ['letter'],
				message: 'A letter that is not sent is none: choose when it goes.',
			}),
		),
		operationReply,
	),
);
