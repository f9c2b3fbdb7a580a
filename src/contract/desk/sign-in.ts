import * as z from 'zod/mini';

import { codeDigits, recoveryCodeDigits } from '#src/domain/users/second-factor.ts';
import { codeStepLasts } from '#src/domain/users/session-times.ts';
import { passwordLength } from '#src/domain/users/user.ts';

import { command } from '../http/endpoint.ts';
import { accountRules, sessionUser, signInReply } from '../users/account.ts';

/** The panel's form as it is specified: a password alone, of the account that the server's settings name. */
export const administratorSignInForm = z.object({
	password: z
		.string('Please enter the password.')
		.check(
			z.minLength(1, 'Please enter the password.'),
			z.maxLength(passwordLength.most, `Please use at most ${passwordLength.most} characters`),
		),
});

/** The same with the address of a colleague's own account; without it, the account that the settings name signs in. */
const deskSignInForm = z.extend(administratorSignInForm, {
	email: z.optional(accountRules.email),
});

const codeWrong = `Please enter the ${codeDigits} digits that your app shows, or one of your recovery codes.`;
/** A code of an app or a recovery code, with whatever spaces and dashes it is typed. */
export const signInCode = z.string(codeWrong).check(
	z.overwrite((typed) => typed.replace(/[\s\-\u2010-\u2015]+/g, '')),
	z.regex(new RegExp(`^(\\d{${codeDigits}}|\\d{${recoveryCodeDigits}})$`), codeWrong),
);

/** The form that follows the password where an account has a second factor. */
export const codeForm = z.object({ code: signInCode });

export const administratorMessages = {
	wrongPassword: 'Invalid password. Please try again.',
	/** 401, where an address was given. */
	wrongPair: 'Invalid email or password. Please try again.',
	signedIn: 'Logged in as administrator',
	agentSignedIn: 'Logged in as agent',
	loggedOut: 'You have been logged out successfully',
	/** 403: the password is right, and the account suspended or inactive. */
	notActive: 'This account is suspended. Another administrator can make it active again.',
	wrongCode: 'This code is wrong, or was used before. Please try the next one.',
	codeStepEnded: `Please enter your password again: a code has to follow it within ${codeStepLasts.text}, and at the fifth try.`,
	/** 401: there is no session, or it has ended. */
	signInFirst: 'Please sign in as an administrator.',
	/** 403: the site asks for a second factor, and the account has none yet. */
	setUpFirst: 'Please set up your second factor first.',
	/** 403: what was asked for takes the password, given again a moment ago (`confirmIdentity`). */
	confirmFirst: 'Please enter your password again first.',
	/** 403: somebody else is signed in, an agent of the desk perhaps. */
	notAllowed: 'Only an administrator can do this.',
	/** 403: a visitor is signed in. */
	notOfDesk: 'Only somebody who works at the desk can do this.',
} as const;

export const signInAdministrator = command('POST', '/api/admin/login', deskSignInForm, signInReply);
export const sendCode = command('POST', '/api/login/code', codeForm, sessionUser);
