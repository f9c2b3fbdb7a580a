import * as z from 'zod/mini';

import { roles } from '#src/domain/users/role.ts';
import { accountStatuses } from '#src/domain/users/user.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { forAct } from './for-act.ts';

export type SubscriberRecord = z.infer<typeof subscriberRecord>;
const subscriberRecord = z.object({
	id: rowId,
	email: z.string(),
	createdAt: z.iso.datetime(),
});

export type UserRecord = z.infer<typeof userRecord>;
const userRecord = z.object({
	id: rowId,
	username: z.string(),
	email: z.string(),
	fullName: z.string(),
	isAdmin: z.boolean(),
	/** They work at the desk without being administrators. */
	isAgent: z.boolean(),
	status: z.enum(accountStatuses),
	createdAt: z.iso.datetime(),
	/**
	 * The server's settings name this account (ADMIN_EMAIL): the password form of the panel opens it, and it is made an
	 * active administrator again whenever the site is started or seeded.
	 */
	isConfigured: z.boolean(),
});

/** The query parameters of the list of accounts. */
export type UserPage = z.output<typeof userPage>;
export const userPage = z.extend(page, {
	role: z.optional(z.enum(roles, `role must be one of: ${roles.join(', ')}.`)),
	status: z.optional(
		z.enum(accountStatuses, `status must be one of: ${accountStatuses.join(', ')}.`),
	),
});

/** What is to change of an account; what is left out stays. */
export type UserChange = z.infer<typeof userChange>;
const userChange = z
	.strictObject({
		isAdmin: z.optional(z.boolean('isAdmin must be true or false.')),
		/** Whoever becomes one of the two is not the other any more. */
		isAgent: z.optional(z.boolean('isAgent must be true or false.')),
		status: z.optional(
			z.enum(accountStatuses, `status must be one of: ${accountStatuses.join(', ')}.`),
		),
	})
	.check(
		z.refine(
			({ isAdmin, isAgent, status }) =>
				isAdmin !== undefined || isAgent !== undefined || status !== undefined,
			'Please say what is to change: isAdmin, isAgent or status.',
		),
		z.refine(({ isAdmin = false, isAgent = false }) => !(isAdmin && isAgent), {
			path: ['isAgent'],
			message: 'An account is an administrator’s or an agent’s, not both.',
		}),
	);

/** Why a well-formed change of an account is refused. */
export const userChangeMessages = {
	lastAdministrator:
		'This is the last administrator who can sign in. Please make somebody else one first.',
} as const;

export const listSubscribers = forAct(
	'subscribers',
	query('GET', '/api/subscribers', z.array(subscriberRecord)),
);
export const removeSubscriber = forAct(
	'subscribers',
	query('DELETE', '/api/admin/subscribers/:id', subscriberRecord),
);
export const listUsers = forAct('accounts', query('GET', '/api/users', z.array(userRecord)));
export const changeUser = forAct(
	'accounts',
	command('PATCH', '/api/admin/users/:id', userChange, userRecord),
	{ asksAgain: true },
);
