import { addDays } from 'date-fns/addDays';

import {
	type InvitationForm,
	invitationMessages,
	type InvitationRecord,
} from '#src/contract/desk/invitations.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { maskedAddress } from '#src/domain/text/masked-address.ts';
import { invitationLasts } from '#src/domain/users/session-times.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { found, HttpError } from '../../http/http-error.ts';
import { deskInvitation } from '../../mail/letters/invitation.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { emailTaken } from '../../users/email-taken.ts';
import {
	deleteInvitation,
	type InvitationRow,
	replaceInvitation,
	selectInvitations,
} from '../../users/queries/invitations.ts';
import { selectAccountByEmail } from '../../users/queries/users.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { newToken, tokenHashOf } from '../../world/secret-token.ts';

/** The invitations that were not accepted or withdrawn, the newest first. */
export async function listInvitations({
	db,
}: Pick<Dependencies, 'db'>): Promise<InvitationRecord[]> {
	return (await selectInvitations(db)).map(record);
}

/**
 * Asks a colleague by letter to work at the desk. The link of an earlier letter to the address ends.
 * @throws HttpError 409 at `email` where the address has an account: that is given another role instead; 409 where somebody
 *   else invites them at this moment
 */
export function inviteColleague(
	deps: Dependencies,
	colleague: SessionUser,
	{ email, role }: InvitationForm,
): Promise<InvitationRecord> {
	const createdAt = deps.now();
	const expiresAt = addDays(createdAt, invitationLasts.days);
	return inTransaction(deps.db, async (transaction) => {
		const isTaken =
			email.toLowerCase() === deps.adminEmail || (await selectAccountByEmail(transaction, email));
		if (isTaken) throw emailTaken(invitationMessages.hasAccount);
		const token = newToken(deps);
		const row = { email, role, createdAt, expiresAt };
		const stored = {
			...row,
			invitedById: colleague.id,
			tokenHash: tokenHashOf(token),
		};
		const id = await replaceInvitation(transaction, stored);
		if (id === null) throw new HttpError(409, { message: invitationMessages.sentMeanwhile });
		await addToOutbox(transaction, deskInvitation(row, deps.siteUrl, token));
		await tell(transaction, deps, colleague, { id, ...row, isGone: false });
		return record({ id, ...row, invitedBy: colleague.fullName });
	});
}

/**
 * Takes an invitation back: its link opens nothing any more.
 * @throws HttpError 404 where it was accepted or withdrawn already
 */
export function withdrawInvitation(
	deps: Pick<Dependencies, 'db' | 'now'>,
	colleague: SessionUser,
	id: number,
): Promise<{ id: number }> {
	return inTransaction(deps.db, async (transaction) => {
		const gone = found(await deleteInvitation(transaction, { id }), invitationMessages.missing);
		await tell(transaction, deps, colleague, { id, ...gone, isGone: true });
		return { id };
	});
}

async function tell(
	transaction: Database,
	{ now }: Pick<Dependencies, 'now'>,
	colleague: SessionUser,
	{ id, email, role, isGone }: Pick<InvitationRow, 'id' | 'email' | 'role'> & { isGone: boolean },
): Promise<void> {
	await recordChange(transaction, {
		colleague,
		at: now(),
		subject: 'invitation',
		subjectId: id,
		label: maskedAddress(email),
		before: isGone ? { role } : null,
		after: isGone ? null : { role },
	});
}

function record({ createdAt, expiresAt, ...row }: InvitationRow): InvitationRecord {
	return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
