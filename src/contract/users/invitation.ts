import * as z from 'zod/mini';

import { deskRoles } from '#src/domain/users/role.ts';
import { invitationLasts } from '#src/domain/users/session-times.ts';

import { command } from '../http/endpoint.ts';
import { accountRules, resetToken, samePasswords } from './account.ts';

const { fullName, password } = accountRules;

/** The form behind an invitation's link. */
export type ColleagueForm = z.infer<typeof colleagueForm>;
export const colleagueForm = samePasswords(
	z.object({ fullName, password, confirmPassword: password }),
);

export const colleagueMessages = {
	/** 404 */
	linkEnded: `This invitation was accepted, withdrawn, replaced by a newer one, or is older than ${invitationLasts.text}. Please ask your administrator for a new one.`,
} as const;

/** Whom an invitation is for, as whoever has its link may know. */
export type Invitation = z.infer<typeof invitation>;
const invitation = z.object({ email: z.string(), role: z.enum(deskRoles) });

export const openInvitation = command(
	'POST',
	'/api/invitations/open',
	z.strictObject({ token: resetToken }),
	invitation,
);

/** Makes the account, with the name and the password that whoever has the link has chosen; nobody is signed in by it. */
export const acceptInvitation = command(
	'POST',
	'/api/invitations/accept',
	z.strictObject({ token: resetToken, fullName, password }),
	invitation,
);
