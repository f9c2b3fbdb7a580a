import * as z from 'zod/mini';

import { formatMoneyInCents } from '#src/domain/money.ts';

import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';

/** A total to which a traveller is asked to say yes, and since when. */
export type PriceAsked = z.infer<typeof priceAsked>;
export const priceAsked = z.object({ total: z.number(), askedAt: z.iso.datetime() });

/** What a traveller is asked, on the page of the trip and in the letter that leads there. */
export function priceQuestion(asked: number, now: number): string {
	const [total, before] = [asked, now].map(formatMoneyInCents);
	return `Our desk asks whether your trip may cost ${total} in all, instead of ${before}. It stays as it was confirmed unless you agree.`;
}

/** How a traveller answers. */
const priceAnswers = ['agreed', 'declined'] as const;

const unseen = 'seen must be the total that the page showed.';

export const priceAnswered = {
	agreed: 'Thank you: your trip has its new price, and the letter about it is on its way.',
	declined: 'We have your answer: the price stays as it was confirmed.',
	/** 409 */
	notNow: 'Nobody asks for this price any more. Please look at the page of your trip again.',
	/** Why a price is another one, for the desk. */
	reason: 'Agreed to on the page of the trip',
	/** What a traveller who says no writes. */
	no: (total: number) => `I do not agree to ${formatMoneyInCents(total)}: please leave the price.`,
} as const;

/** Says yes or no to the higher price that the desk asks for. 409 where it asks for none, or for another. */
export const answerPrice = attempted(
	'/api/trips/:reference/price',
	z.strictObject({
		answer: z.enum(priceAnswers, 'Please say whether you agree.'),
		/** The total that the page showed (`totalSeen`). */
		seen: z.string(unseen).check(z.maxLength(100, unseen)),
		attempt: formAttempt,
	}),
	z.object({ answer: z.enum(priceAnswers), message: z.string() }),
);
