import * as z from 'zod/mini';

import { passwordLength, resetLinkLasts } from '#src/domain/users/user.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, query } from '../http/endpoint.ts';
import { emailAddress, line, text } from '../text.ts';

const email = emailAddress('Please enter a valid email address');
const password = passwordText(`Password must be at least ${passwordLength.least} characters`);
/** The part of an email address before the @, which the browser sends beside the address itself. */
const username = text({ min: 1, max: 254, message: 'Please enter a valid email address' });
const fullName = line({
	min: 3,
	max: 100,
	message: 'Full name must be at least 3 characters',
});

/** What is typed of an account, wherever that is. */
export const accountRules = { email, password, fullName };

/** The sign-in form. */
export type SignInForm = z.infer<typeof signInForm>;
export const signInForm = z.object({ email, password });

/** The form that creates an account. */
export type RegistrationForm = z.infer<typeof registrationForm>;
export const registrationForm = samePasswords(
	z.object({ fullName, email, password, confirmPassword: password }),
);

/** The form that asks for a link to a new password. */
export type PasswordResetForm = z.infer<typeof passwordResetForm>;
export const passwordResetForm = z.object({ email });

/** The form behind that link. */
export type NewPasswordForm = z.infer<typeof newPasswordForm>;
export const newPasswordForm = samePasswords(z.object({ password, confirmPassword: password }));

/** Who is signed in, as the browser may know it. */
export type SessionUser = z.infer<typeof sessionUser>;
export const sessionUser = z.object({
	id: rowId,
	email: z.string(),
	fullName: z.string(),
	isAdmin: z.boolean(),
	/** They work at the desk without being administrators. */
	isAgent: z.optional(z.boolean()),
	/** The link in a letter to the address was followed: what was booked under it is theirs. */
	isVerified: z.optional(z.boolean()),
	/** The site asks administrators for a second factor, and this one has none yet: nothing else is open to them. */
	isSetUpDue: z.optional(z.boolean()),
});

/** What a sign-in is answered: who is signed in, or that the second factor is awaited (202). */
export type SignInReply = z.infer<typeof signInReply>;
export const signInReply = z.union([sessionUser, z.object({ next: z.literal('second-factor') })]);

/** The email says which account; a user name alone does while exactly one account has it. */
const loginRequest = z.object({ username, email: z.optional(email), password });

// Not strict: the role that the specified body carries (`isAdmin`) is nobody's to choose, and is left out.
const registration = z.object({ username, email, password, fullName });

const linkIncomplete = 'This link is not complete.';
/** The one-time token of a link to a new password. */
export const resetToken = z.string(linkIncomplete).check(z.regex(/^[\w-]{43}$/, linkIncomplete));

export const userMessages = {
	signInFailed: 'Invalid email or password',
	emailTaken: 'An account with this email address exists already. Please sign in instead.',
	passwordCommon: 'This password is easy to guess. Please choose another one.',
	tooMany: 'Too many attempts. Please wait a while and try again.',
	resetSent: `If an account has this address, a link to a new password is on its way. It works once, for ${resetLinkLasts.text}.`,
	resetLinkEnded: `This link has been used or is older than ${resetLinkLasts.text}. Please ask for a new one.`,
	passwordChanged: 'Your password is changed. Please sign in with the new one.',
} as const;

const done = z.object({ message: z.string() });

export const login = command('POST', '/api/login', loginRequest, signInReply);
export const register = command('POST', '/api/register', registration, sessionUser);
export const logout = command('POST', '/api/logout', z.object({}), done);
export const getSession = query(
	'GET',
	'/api/session',
	z.object({
		user: z.nullable(sessionUser),
		/** Nobody is signed in any more, for want of work. */
		isIdle: z.optional(z.boolean()),
	}),
);
export const requestPasswordReset = command('POST', '/api/password-reset', passwordResetForm, done);
export const confirmPasswordReset = command(
	'POST',
	'/api/password-reset/confirm',
	z.object({ token: resetToken, password }),
	done,
);

// Never trimmed or changed: every character counts, spaces too.
function passwordText(message: string) {
	return z
		.string(message)
		.check(
			z.minLength(passwordLength.least, message),
			z.maxLength(passwordLength.most, `Please use at most ${passwordLength.most} characters`),
		);
}

/** Holds a form to two passwords that are one. */
export function samePasswords<
	Form extends z.ZodMiniType<{ password: string; confirmPassword: string }>,
>(form: Form) {
	return form.check(
		z.refine(({ password: first, confirmPassword: second }) => first === second, {
			path: ['confirmPassword'],
			message: "Passwords don't match",
			// Said beside whatever else is wrong, not only after it was mended.
			when: ({ value }) => {
				const form = Object(value) as Record<string, unknown>;
				return typeof form['password'] === 'string' && typeof form['confirmPassword'] === 'string';
			},
		}),
	);
}
