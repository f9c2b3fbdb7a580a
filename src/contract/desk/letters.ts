import * as z from 'zod/mini';

import { letterStates } from '#src/domain/requests/letter-state.ts';
import { muteReasons } from '#src/domain/requests/suppression.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { emailAddress } from '../text.ts';
import { forAct } from './for-act.ts';
import { refundByPolicy } from './refund.ts';

/** Whether a decision brings its customer a letter, as it does where nothing is said. */
export const sendsLetter = z.optional(z.boolean('sendsLetter must be true or false.'));

const muteReason = z.enum(muteReasons);

/** The letter that a decision would bring its customer; null where it would bring none. */
export type LetterPreview = z.infer<typeof letterPreview>;
const letterPreview = z.object({
	letter: z.nullable(z.object({ recipient: z.string(), subject: z.string(), body: z.string() })),
	/** What the administrator ought to know of it, in sentences. */
	notes: z.array(z.string()),
	/** Why the letter would not go out, where it would not. */
	muted: z.optional(muteReason),
});

export type BookingLetters = z.infer<typeof bookingLetters>;
const bookingLetters = z.object({
	Confirmed: letterPreview,
	Cancelled: letterPreview,
	/** What the policy pays back at this moment. */
	refund: refundByPolicy,
});

/** The query parameters of the letters of a booking: the refund that the one about its cancellation shall promise. */
export const lettersQuery = z.object({
	refund: z.optional(
		z.pipe(
			z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'refund must be dollars, as 1234.50.')),
			z.transform(Number),
		),
	),
});

export type CustomOfferLetters = z.infer<typeof customOfferLetters>;
const customOfferLetters = z.object({ Processing: letterPreview, Completed: letterPreview });

/** The letters about decisions that are not sent yet: how many, and the newest, at most `mostLetters`. */
export type WaitingLetters = z.infer<typeof waitingLetters>;
const waitingLetters = z.object({
	waiting: z.int(),
	newest: z.array(
		z.object({
			id: rowId,
			recipient: z.string(),
			subject: z.string(),
			/** Before then it can be kept back. */
			sendAt: z.iso.datetime(),
			/** Why it does not go out at all; null where it does. */
			muted: z.nullable(muteReason),
		}),
	),
});

export const mostLetters = 3;

/** How many letters were given up, and how many are late: written an hour ago, and not taken by the mail server yet. */
const undeliveredLetters = z.object({ givenUp: z.int(), late: z.int() });

/** A letter of the outbox in the list. */
export type ListedLetter = z.infer<typeof listedLetter>;
export const listedLetter = z.object({
	id: rowId,
	/** 'booking-received' */
	kind: z.string(),
	recipient: z.string(),
	subject: z.string(),
	state: z.enum(letterStates),
	/** How often it was tried. */
	attempts: z.int(),
	/** Why it did not arrive the last time, in codes: 'Error EENVELOPE 550'; null: it was not refused. */
	error: z.nullable(z.string()),
	createdAt: z.iso.datetime(),
	/** When it was sent, cancelled or will be tried; null: at once, or never again. */
	at: z.nullable(z.iso.datetime()),
});

/** The query parameters of the list; `q` looks for an address or words of the subject. */
export type LetterPage = z.output<typeof letterPage>;
export const letterPage = z.extend(page, {
	state: z.optional(z.enum(letterStates, `state must be one of: ${letterStates.join(', ')}.`)),
});

/** A letter as it is opened. */
export type OpenedLetter = z.infer<typeof openedLetter>;
const openedLetter = z.extend(listedLetter, {
	/** As it was written; null where it was forgotten when the letter was sent. */
	body: z.nullable(z.string()),
	hasHtml: z.boolean(),
	hasCalendar: z.boolean(),
	/** Why it cannot be sent again, or cancelled, in a sentence; null where it can. */
	notResent: z.nullable(z.string()),
	notCancelled: z.nullable(z.string()),
});

/** A kind of letter with made-up data. */
export type LetterSample = z.infer<typeof letterSample>;
const letterSample = z.object({
	id: rowId,
	kind: z.string(),
	subject: z.string(),
	body: z.string(),
});

/** An address that no letter goes to, in lower case. */
export type MutedAddress = z.infer<typeof mutedAddress>;
const mutedAddress = z.object({
	id: rowId,
	address: z.string(),
	reason: muteReason,
	createdAt: z.iso.datetime(),
});

const muting = z.strictObject({ address: emailAddress('Please enter a valid email address.') });

export const previewBookingLetters = forDesk(
	query('GET', '/api/bookings/:id/letters', bookingLetters),
);
export const previewCustomOfferLetters = forDesk(
	query('GET', '/api/custom-offers/:id/letters', customOfferLetters),
);
export const listLetters = forDesk(query('GET', '/api/admin/letters', z.array(listedLetter)));
export const openLetter = forDesk(query('GET', '/api/admin/letters/:id', openedLetter));
/** The HTML of a letter, as a page that can do nothing. */
export const showLetter = forDesk(query('GET', '/api/admin/letters/:id/page', z.string()));
/** One that was sent is written anew; one that waits for its next try is tried at once. */
export const resendLetter = forDesk(
	command('POST', '/api/admin/letters/:id/resend', z.strictObject({}), z.object({ id: rowId })),
);
export const cancelLetter = forDesk(
	command('POST', '/api/admin/letters/:id/cancel', z.strictObject({}), z.object({ id: rowId })),
);
export const listWaitingLetters = forDesk(
	query('GET', '/api/admin/letters/waiting', waitingLetters),
);
export const listUndeliveredLetters = forDesk(
	query('GET', '/api/admin/letters/undelivered', undeliveredLetters),
);
/** Every kind of letter, made with data that nobody sent. */
export const listLetterSamples = forDesk(
	query('GET', '/api/admin/letter-samples', z.array(letterSample)),
);
export const showLetterSample = forDesk(
	query('GET', '/api/admin/letter-samples/:id/page', z.string()),
);

export const listMutedAddresses = forDesk(
	query('GET', '/api/admin/muted-addresses', z.array(mutedAddress)),
);
/** Somebody at the address asked us not to write. */
export const muteAddress = forAct(
	'muting',
	command('POST', '/api/admin/muted-addresses', muting, mutedAddress),
);
export const unmuteAddress = forAct(
	'muting',
	query('DELETE', '/api/admin/muted-addresses/:id', mutedAddress),
);
