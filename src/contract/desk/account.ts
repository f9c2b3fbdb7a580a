import * as z from 'zod/mini';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { administratorSignInForm, signInCode } from './sign-in.ts';

/** A place where the administrator is signed in. */
export type OwnSession = z.infer<typeof ownSession>;
const ownSession = z.object({
	id: rowId,
	/** 'Firefox on Windows' */
	device: z.string(),
	signedInAt: z.iso.datetime(),
	/** To within a few minutes. */
	lastSeenAt: z.iso.datetime(),
	/** The one that asks. */
	isThis: z.boolean(),
});

/** What administrators are told of their own account. */
export type OwnAccount = z.infer<typeof ownAccount>;
const ownAccount = z.object({
	/** null: the password alone signs in. */
	secondFactor: z.nullable(z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.number() })),
	/** The site asks every administrator for one. */
	isSecondFactorRequired: z.boolean(),
	sessions: z.array(ownSession),
});

/** What an app needs in order to make codes. */
export type SetUp = z.infer<typeof setUp>;
const setUp = z.object({
	/** In base32, to be typed. */
	secret: z.string(),
	/** The same as an address (otpauth:), to be read as a picture. */
	address: z.string(),
});

/** The form that turns the second factor on. */
export type SetUpForm = z.infer<typeof setUpForm>;
export const setUpForm = z.object({ code: signInCode });

/** The form that turns it off. */
export type TurnOffForm = z.infer<typeof turnOffForm>;
export const turnOffForm = z.extend(administratorSignInForm, { code: signInCode });

export const ownAccountMessages = {
	wrongPassword: 'This is not your password.',
	/** 409: there is a second factor already. */
	isOn: 'Your second factor is on already.',
	/** 409: there is nothing to confirm, or to turn off. */
	isOff: 'There is no second factor to be confirmed. Please begin again.',
	/** 404 */
	noSession: 'This session has ended already.',
} as const;

const done = z.object({ message: z.string() });

export const getOwnAccount = forDesk(query('GET', '/api/admin/own-account', ownAccount));
export const endOwnSession = forDesk(query('DELETE', '/api/admin/own-sessions/:id', done));
export const signOutEverywhere = forDesk(
	command('POST', '/api/admin/sign-out-everywhere', z.object({}), done),
);
export const beginSetUp = forDesk(
	command('POST', '/api/admin/second-factor', z.object({}), setUp),
	{ isForSetUp: true, asksAgain: true },
);
export const finishSetUp = forDesk(
	command(
		'POST',
		'/api/admin/second-factor/confirm',
		setUpForm,
		/** Digits alone; they are told this once. */
		z.object({ recoveryCodes: z.array(z.string()) }),
	),
	{ isForSetUp: true },
);
export const turnOffSecondFactor = forDesk(
	command('POST', '/api/admin/second-factor/off', turnOffForm, done),
);
/** Takes the password again, for what asks for it (`DeskEndpoint.asksAgain`): it stands for a few minutes. */
export const confirmIdentity = forDesk(
	command('POST', '/api/admin/confirm', administratorSignInForm, done),
	{ isForSetUp: true },
);
