import * as z from 'zod/mini';

import { attempted } from '../http/endpoint.ts';
import { noCardNumber } from '../no-card-number.ts';
import { line, text } from '../text.ts';
import { formAttempt } from './form-attempt.ts';

export const invoiceMessages = {
	noAddressee: 'Please write who is to pay: a name, and an address.',
	tooManyLines: 'Please use at most 8 lines.',
	written: 'Your invoice is written.',
	/** 409 */
	notNow:
		'There is nothing to invoice at the moment: an invoice is written once we have confirmed.',
	/** 409 */
	tooMany: 'This booking has many invoices by now. Please call us: we look at it with you.',
} as const;

/** Lines of an addressee, and characters of all that is typed. */
export const addresseeLength = { lines: 8, characters: 400, mention: 100 } as const;

/**
 * Writes an invoice of a confirmed trip, made out to whoever is to pay. One in force that is made out otherwise is taken back
 * by a credit note; one that says the same stays.
 */
export const issueInvoice = attempted(
	'/api/trips/:reference/invoice',
	z.strictObject({
		addressee: text({
			min: 2,
			max: addresseeLength.characters,
			message: invoiceMessages.noAddressee,
		}).check(
			noCardNumber,
			z.refine<string>(
				(lines) => lines.split('\n').length <= addresseeLength.lines,
				invoiceMessages.tooManyLines,
			),
		),
		/** The number of an order, or whatever else whoever pays wants to read on it. */
		mention: z._default(
			line({
				min: 0,
				max: addresseeLength.mention,
				message: 'Please write words.',
			}).check(noCardNumber),
			'',
		),
		attempt: formAttempt,
	}),
	z.object({ number: z.string(), message: z.string() }),
);
