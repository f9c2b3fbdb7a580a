import * as z from 'zod/mini';

import { idleTime } from '#src/domain/users/session-times.ts';
import { passwordLength } from '#src/domain/users/user.ts';

import { command } from '../http/endpoint.ts';
import { signInReply } from '../users/account.ts';

/** The panel's form: a password alone, of the account that the server's settings name. */
export const administratorSignInForm = z.object({
	password: z
		.string('Please enter the password.')
		.check(
			z.minLength(1, 'Please enter the password.'),
			z.maxLength(passwordLength.most, `Please use at most ${passwordLength.most} characters`),
		),
});

export const administratorMessages = {
	wrongPassword: 'Invalid password. Please try again.',
	signedIn: 'Logged in as administrator',
	loggedOut: 'You have been logged out successfully',
	/** 403: the password is right, and the account suspended or inactive. */
	notActive: 'This account is suspended. Another administrator can make it active again.',
	/** 401: there is no session, or it has ended. */
	signInFirst: 'Please sign in as an administrator.',
	/** 401: the session has ended for want of work. */
	idle: `Signed out after ${idleTime.text} without work.`,
	/** 403: the site asks for a second factor, and the account has none yet. */
	setUpFirst: 'Please set up your second factor first.',
	/** 403: somebody else is signed in. */
	notAllowed: 'Only an administrator can do this.',
} as const;

export const signInAdministrator = command(
	'POST',
	'/api/admin/login',
	administratorSignInForm,
	signInReply,
);
