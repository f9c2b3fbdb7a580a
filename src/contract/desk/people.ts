import * as z from 'zod/mini';

import { heldKinds } from '#src/domain/people/held-rows.ts';
import { mentionKindNames } from '#src/domain/people/mention.ts';

import { rowId } from '../catalog/catalog.ts';
import { largestRowId } from '../catalog/row-id.ts';
import { command } from '../http/endpoint.ts';
import { emailAddress } from '../text.ts';
import { forAct } from './for-act.ts';

const kind = z.enum(heldKinds);
const held = z.record(kind, z.int().check(z.nonnegative()));

const email = emailAddress('Please enter an email address, as ada@example.com.');

/** Whom it is about. In a body, and not in an address: those stand in logs. */
export const personRequest = z.strictObject({ email });

/** A text of somebody else that may name the person: whether it does, a person decides. */
export type Mention = z.infer<typeof mention>;
const mention = z.object({
	kind: z.enum(mentionKindNames),
	id: rowId,
	/** Of the booking that it is about; null where it is about none. */
	reference: z.nullable(z.string()),
	text: z.string(),
	createdAt: z.iso.datetime(),
});

/** How many rows are held of somebody. */
export type HeldPerson = z.infer<typeof heldPerson>;
const heldPerson = z.object({
	email: z.string(),
	held,
	/** Of the bookings, those that are not cancelled and have not departed. */
	openBookings: z.int(),
	/** An administrator's address, or the business's own: what is held of it is not erased here. */
	isOurs: z.boolean(),
	/** Texts of others, which stay unless they are chosen: at most fifty of each kind. */
	mentions: z.array(mention),
});

/** All that is held of somebody: rows of each kind, as the person may read them. */
export type PersonExport = z.infer<typeof personExport>;
const personExport = z.object({
	email: z.string(),
	exportedAt: z.iso.datetime(),
	held: z.record(kind, z.array(z.record(z.string(), z.unknown()))),
});

/** How many rows were held of somebody who is erased now. */
export type ErasedPerson = z.infer<typeof erasedPerson>;
const erasedPerson = z.object({ held });

export const personMessages = {
	nothingHeld: 'Nothing is held of this address.',
	ours: 'This is an administrator’s address, or our own: it cannot be erased here. Make the account a user’s first (Registered Users). ADMIN_EMAIL has to name another one before that.',
	notConfirmed: 'Please type the same address again.',
} as const;

const eachText = 'Please name each text by its kind and its number.';
const textId = z.int(eachText).check(z.positive(eachText), z.maximum(largestRowId, eachText));

const erasure = z
	.strictObject({
		email,
		confirmation: z.string(personMessages.notConfirmed),
		/** The texts of others in which the person is to be called "Erased". */
		mentions: z._default(
			z
				.array(
					z.strictObject({ kind: z.enum(mentionKindNames, eachText), id: textId }, eachText),
					'Please name the texts as a list.',
				)
				.check(z.maxLength(mentionKindNames.length * 50, 'These are too many texts at once.')),
			[],
		),
	})
	.check(
		z.refine(
			({ email, confirmation }) => confirmation.trim().toLowerCase() === email.toLowerCase(),
			{ path: ['confirmation'], message: personMessages.notConfirmed },
		),
	);

export const findPerson = forAct(
	'personal-data',
	command('POST', '/api/admin/people/find', personRequest, heldPerson),
);
export const exportPerson = forAct(
	'personal-data',
	command('POST', '/api/admin/people/export', personRequest, personExport),
);
export const erasePerson = forAct(
	'personal-data',
	command('POST', '/api/admin/people/erase', erasure, erasedPerson),
	{ asksAgain: true },
);
