import * as z from 'zod/mini';

import { accountStatuses } from '#src/domain/users/user.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, forAdministrator, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';

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
	status: z.enum(accountStatuses),
	createdAt: z.iso.datetime(),
	/**
	 * The server's settings name this account (ADMIN_EMAIL): the password form of the panel opens it, and it is made an
	 * active administrator again whenever the site is started or seeded.
	 */
	isConfigured: z.boolean(),
});

const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

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
		status: z.optional(
			z.enum(accountStatuses, `status must be one of: ${accountStatuses.join(', ')}.`),
		),
	})
	.check(
		z.refine(
			({ isAdmin, status }) => isAdmin !== undefined || status !== undefined,
			'Please say what is to change: isAdmin or status.',
		),
	);

/** Why a well-formed change of an account is refused. */
export const userChangeMessages = {
	lastAdministrator:
		'This is the last administrator who can sign in. Please make somebody else one first.',
} as const;

export const listSubscribers = forAdministrator(
	query('GET', '/api/subscribers', z.array(subscriberRecord)),
);
export const removeSubscriber = forAdministrator(
	query('DELETE', '/api/admin/subscribers/:id', subscriberRecord),
);
export const listUsers = forAdministrator(query('GET', '/api/users', z.array(userRecord)));
export const changeUser = forAdministrator(
	command('PATCH', '/api/admin/users/:id', userChange, userRecord),
);
