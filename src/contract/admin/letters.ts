import * as z from 'zod/mini';

import { muteReasons } from '#src/domain/requests/muted-address.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, forAdministrator, query } from '../http/endpoint.ts';
import { emailAddress } from '../text.ts';
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

/** The letters that did not arrive: those that were given up, the newest of them, and how many are late. */
export type UndeliveredLetters = z.infer<typeof undeliveredLetters>;
const undeliveredLetters = z.object({
	givenUp: z.int(),
	/** Written more than an hour ago, and not taken by the mail server yet. */
	late: z.int(),
	/** At most `mostUndelivered`. */
	newest: z.array(
		z.object({
			id: rowId,
			recipient: z.string(),
			subject: z.string(),
			createdAt: z.iso.datetime(),
			/** Why, in codes: 'Error EENVELOPE 550'. */
			error: z.string(),
		}),
	),
});

export const mostUndelivered = 20;

/** An address that no letter goes to, in lower case. */
export type MutedAddress = z.infer<typeof mutedAddress>;
const mutedAddress = z.object({
	id: rowId,
	address: z.string(),
	reason: muteReason,
	createdAt: z.iso.datetime(),
});

const muting = z.strictObject({ address: emailAddress('Please enter a valid email address.') });

export const previewBookingLetters = forAdministrator(
	query('GET', '/api/bookings/:id/letters', bookingLetters),
);
export const previewCustomOfferLetters = forAdministrator(
	query('GET', '/api/custom-offers/:id/letters', customOfferLetters),
);
export const listWaitingLetters = forAdministrator(
	query('GET', '/api/admin/letters', waitingLetters),
);
export const listUndeliveredLetters = forAdministrator(
	query('GET', '/api/admin/letters/undelivered', undeliveredLetters),
);
export const retryLetter = forAdministrator(
	command('POST', '/api/admin/letters/:id/retry', z.strictObject({}), z.object({ id: rowId })),
);
export const withholdLetter = forAdministrator(
	query('DELETE', '/api/admin/letters/:id', z.object({ id: rowId })),
);

export const listMutedAddresses = forAdministrator(
	query('GET', '/api/admin/muted-addresses', z.array(mutedAddress)),
);
/** Somebody at the address asked us not to write. */
export const muteAddress = forAdministrator(
	command('POST', '/api/admin/muted-addresses', muting, mutedAddress),
);
export const unmuteAddress = forAdministrator(
	query('DELETE', '/api/admin/muted-addresses/:id', mutedAddress),
);
