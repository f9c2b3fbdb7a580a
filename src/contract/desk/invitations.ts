import * as z from 'zod/mini';

import { deskRoles } from '#src/domain/users/role.ts';

import { rowId } from '../catalog/catalog.ts';
import { command, query } from '../http/endpoint.ts';
import { emailAddress } from '../text.ts';
import { forAct } from './for-act.ts';

const role = z.enum(deskRoles, 'Please choose agent or administrator.');

/** A colleague who was asked by letter to work at the desk and has not accepted yet. */
export type InvitationRecord = z.infer<typeof invitationRecord>;
const invitationRecord = z.object({
	id: rowId,
	email: z.string(),
	role,
	/** The name of who asked. */
	invitedBy: z.string(),
	createdAt: z.iso.datetime(),
	/** Past: the link opens nothing any more. */
	expiresAt: z.iso.datetime(),
});

/** Whom to ask, and what for. */
export type InvitationForm = z.infer<typeof invitationForm>;
export const invitationForm = z.strictObject({
	email: emailAddress('Please enter an email address, as grace@example.com.'),
	role,
});

export const invitationMessages = {
	/** 409 */
	hasAccount:
		'This address has an account already. Change its role under Registered Users instead.',
	/** 409 */
	sentMeanwhile: 'Somebody else has invited this address at this moment.',
	/** 404 */
	missing: 'This invitation was accepted or withdrawn already.',
} as const;

/** The newest first. */
export const listInvitations = forAct(
	'accounts',
	query('GET', '/api/admin/invitations', z.array(invitationRecord)),
);
/** One that the address was sent before ends with it. */
export const inviteColleague = forAct(
	'accounts',
	command('POST', '/api/admin/invitations', invitationForm, invitationRecord),
	{ asksAgain: true },
);
export const withdrawInvitation = forAct(
	'accounts',
	query('DELETE', '/api/admin/invitations/:id', z.object({ id: rowId })),
);
