import * as z from 'zod/mini';

import { heldKinds } from '#src/domain/people/held-rows.ts';

import { command, forAdministrator } from '../http/endpoint.ts';
import { emailAddress } from '../text.ts';

const kind = z.enum(heldKinds);
const held = z.record(kind, z.int().check(z.nonnegative()));

const email = emailAddress('Please enter an e-mail address, as ada@example.com.');

/** Whom it is about. In a body, and not in an address: those stand in logs. */
export const personRequest = z.strictObject({ email });

/** How many rows are held of somebody. */
export type HeldPerson = z.infer<typeof heldPerson>;
const heldPerson = z.object({
	email: z.string(),
	held,
	/** Of the bookings, those that are not cancelled and have not departed. */
	openBookings: z.int(),
	/** An administrator's address, or the business's own: what is held of it is not erased here. */
	isOurs: z.boolean(),
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
	ours: 'This is an administrator’s address, or our own: it cannot be erased here. Make the account a user’s first (Registered Users); the one that ADMIN_EMAIL names has to be another one before that.',
	notConfirmed: 'Please type the same address again.',
} as const;

const erasure = z
	.strictObject({ email, confirmation: z.string(personMessages.notConfirmed) })
	.check(
		z.refine(
			({ email, confirmation }) => confirmation.trim().toLowerCase() === email.toLowerCase(),
			{ path: ['confirmation'], message: personMessages.notConfirmed },
		),
	);

export const findPerson = forAdministrator(
	command('POST', '/api/admin/people/find', personRequest, heldPerson),
);
export const exportPerson = forAdministrator(
	command('POST', '/api/admin/people/export', personRequest, personExport),
);
export const erasePerson = forAdministrator(
	command('POST', '/api/admin/people/erase', erasure, erasedPerson),
);
