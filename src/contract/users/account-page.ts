import * as z from 'zod/mini';

import { bookingTypes } from '#src/domain/bookings/booking.ts';
import { proposalStandings } from '#src/domain/proposals/proposal.ts';
import { tripGroups } from '#src/domain/users/trip-group.ts';
import { passwordLength, verificationLinkLasts } from '#src/domain/users/user.ts';

import { command, forAccount, query } from '../http/endpoint.ts';
import { accountRules, samePasswords, sessionUser } from './account.ts';
import { savedTraveller } from './saved-traveller.ts';

/** A trip that was booked under the account's address. */
export type AccountTrip = z.infer<typeof accountTrip>;
const accountTrip = z.object({
	reference: z.string(),
	type: z.enum(bookingTypes),
	title: z.string(),
	group: z.enum(tripGroups),
	/** Where it stands as people read it. */
	standing: z.enum(['Pending', 'Held', 'Expired', 'Confirmed', 'Cancelled']),
	/** Of a hold, in ISO 8601; null where there is none. */
	heldUntil: z.nullable(z.iso.datetime()),
	/** Both yyyy-MM-dd, '' where the record has none; the same for a trip of one day, and for a flight one way. */
	firstDay: z.string(),
	lastDay: z.string(),
	travellers: z.int(),
	/** Dollars; null where the record has none. */
	totalPrice: z.nullable(z.number()),
});

/** An offer of the desk that went to the account's address, and was not accepted yet. */
export type AccountOffer = z.infer<typeof accountOffer>;
const accountOffer = z.object({
	reference: z.string(),
	/** What it offers, part by part. */
	title: z.string(),
	standing: z.enum(proposalStandings),
	/** When it ends. */
	until: z.iso.datetime(),
	/** Dollars. */
	total: z.number(),
});

/** What the account's page is drawn from. */
export type OwnAccount = z.infer<typeof ownAccount>;
const ownAccount = z.object({
	user: sessionUser,
	/** An address whose link has not been followed yet, and which becomes the account's with it. */
	newEmail: z.nullable(z.string()),
	/** null until the address is shown to be theirs. */
	trips: z.nullable(z.array(accountTrip)),
	/** None until then, too. */
	offers: z.array(accountOffer),
	travellers: z.array(savedTraveller),
});

const missing = 'Please enter your password';
const ownPassword = z
	.string(missing)
	.check(
		z.minLength(1, missing),
		z.maxLength(passwordLength.most, `Please use at most ${passwordLength.most} characters`),
	);

/** The form that changes the account's name. */
export type NameForm = z.infer<typeof nameForm>;
export const nameForm = z.strictObject({ fullName: accountRules.fullName });

/** The form that asks for another address. */
export type EmailForm = z.infer<typeof emailForm>;
export const emailForm = z.strictObject({ email: accountRules.email, password: ownPassword });

/** The form that changes the password. */
export type OwnPasswordForm = z.infer<typeof ownPasswordForm>;
export const ownPasswordForm = samePasswords(
	z.object({
		currentPassword: ownPassword,
		password: accountRules.password,
		confirmPassword: accountRules.password,
	}),
);

/** The form that deletes the account. */
export type DeletionForm = z.infer<typeof deletionForm>;
export const deletionForm = z.strictObject({ password: ownPassword });

const linkIncomplete = 'This link is not complete.';
/** The one-time token of a link that shows whose an address is. */
export const verificationToken = z
	.string(linkIncomplete)
	.check(z.regex(/^[\w-]{43}$/, linkIncomplete));

export const ownAccountMessages = {
	/** 401 */
	signInFirst: 'Please sign in to your account.',
	/** 403 */
	notForAdministrators:
		'This is not possible for an account of the desk. An administrator can take its rights away first.',
	wrongPassword: 'This is not your password.',
	/** 409: it changed while the form was on its way. */
	changedMeanwhile: 'Your account was changed elsewhere at this moment. Please try again.',
	sameEmail: 'This is the address of your account already.',
	verified: 'Your email address is confirmed.',
	emailChanged: 'Your account has its new email address.',
	linkEnded: `This link has been used, is older than ${verificationLinkLasts.text}, or belongs to another account. Please ask for a new one.`,
	tooManyLetters:
		'This address has had several letters within an hour. Please look for them, or try again later.',
	passwordChanged: 'Your password is changed, and you are signed out everywhere else.',
	deleted: 'Your account is deleted.',
} as const;

const done = z.object({ message: z.string() });

export const getOwnAccount = forAccount(query('GET', '/api/account', ownAccount));
export const changeName = forAccount(command('PATCH', '/api/account', nameForm, sessionUser));
/** Has the link sent again that shows that the account's address is its owner's. */
export const sendVerification = forAccount(
	command('POST', '/api/account/verification', z.object({}), done),
);
/** Follows such a link, or one to a new address. */
export const confirmVerification = forAccount(
	command(
		'POST',
		'/api/account/verification/confirm',
		z.strictObject({ token: verificationToken }),
		z.object({ user: sessionUser, message: z.string() }),
	),
);
export const changeEmail = forAccount(command('POST', '/api/account/email', emailForm, done));
export const changeOwnPassword = forAccount(
	command(
		'POST',
		'/api/account/password',
		z.strictObject({ currentPassword: ownPassword, password: accountRules.password }),
		done,
	),
);
export const deleteAccount = forAccount(command('POST', '/api/account/delete', deletionForm, done));
