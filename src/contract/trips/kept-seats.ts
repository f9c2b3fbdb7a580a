import * as z from 'zod/mini';

import { keptSeatsAnswers } from '#src/domain/tours/calling-off.ts';

import { rowId } from '../catalog/catalog.ts';
import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';
import { rowIdText } from './row-id-text.ts';

/** Seats of another departure that are, or were, kept for a booking whose own was called off. */
export type KeptSeatsRecord = z.infer<typeof keptSeatsRecord>;
export const keptSeatsRecord = z.object({
	id: rowId,
	/** The day on which they leave. */
	date: z.iso.date(),
	seats: z.int(),
	/** Dollars of the whole party. */
	totalPrice: z.number(),
	until: z.iso.datetime(),
	answer: z.enum(keptSeatsAnswers),
});

const decisions = ['taken', 'declined'] as const;
export type KeptSeatsDecision = (typeof decisions)[number];

/** What is made of the seats that are kept for a booking whose departure was called off. */
export const keptSeatsDecision = z.enum(
	decisions,
	`answer must be one of: ${decisions.join(', ')}.`,
);

/** The traveller takes the seats that are kept, or gives them back for their money. */
export const answerKeptSeats = attempted(
	'/api/trips/:reference/kept-seats',
	z.strictObject({
		/** The seats that the page showed. */
		seats: rowIdText('This must be the number of the seats.'),
		answer: keptSeatsDecision,
		attempt: formAttempt,
	}),
	z.object({ answer: keptSeatsDecision, message: z.string() }),
);

export const keptSeatsMessages = {
	taken: 'Thank you: you travel on the other departure, and your booking stands again.',
	declined: 'Thank you for telling us: others can have the seats.',
	/** 409 */
	ended: 'No seats are kept for this booking any more.',
} as const;
