import { userMessages } from '#src/contract/users/account.ts';
import { colleagueMessages, type Invitation } from '#src/contract/users/invitation.ts';
import { type DeskRole, flagsOf } from '#src/domain/users/role.ts';

import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tokenHashOf } from '../world/secret-token.ts';
import { endAccess } from './end-access.ts';
import { inTurn, withHashing } from './hash-queue.ts';
import { hashPassword } from './password.ts';
import { deleteEmailVerificationsOf } from './queries/email-verifications.ts';
import { deleteInvitation, selectInvitation } from './queries/invitations.ts';
import { deletePasswordResetsOf } from './queries/password-resets.ts';
import {
	updateUser,
	insertUser,
	lockAccountByEmail,
	updateFullName,
	updatePasswordHash,
	updateVerifiedEmail,
} from './queries/users.ts';
import { refusePassword } from './refuse-password.ts';

/** How often one address may bring the link of an invitation. */
const linkLimit: RateLimit = {
	name: 'invitations',
	most: 30,
	windowSeconds: 60 * 60,
	message: userMessages.tooMany,
};

type Chosen = { token: string; fullName: string; password: string };

/**
 * Whom the invitation of a link is for.
 * @throws HttpError 404 where it opens nothing (any more); 429
 */
export async function openInvitation(deps: Dependencies, token: string): Promise<Invitation> {
	await countCall(deps.db, linkLimit, deps);
	const { email, role } = await usable(deps, token);
	return { email, role };
}

/**
 * Makes the account of a colleague who accepts, with the name and the password that they chose; the link is used up. Where a
 * visitor made an account with the address meanwhile, it becomes the colleague's: they read its letters. Nobody is
 * signed in by a link.
 * @throws HttpError 404 as `openInvitation`; 400 at `password`, the link staying as it is; 429; 503 when too many hash already
 */
export async function acceptInvitation(
	deps: Dependencies,
	{ token, fullName, password }: Chosen,
): Promise<Invitation> {
	await countCall(deps.db, linkLimit, deps);
	const { email, role } = await usable(deps, token);
	refusePassword(password, { email, fullName, ...flagsOf(role) });
	const passwordHash = await withHashing(() => inTurn(() => hashPassword(password)));
	return inTransaction(deps.db, async (transaction) => {
		// Looked at again: withdrawn meanwhile, or used by another request.
		const link = { tokenHash: tokenHashOf(token), now: deps.now() };
		const accepted = await deleteInvitation(transaction, link);
		if (!accepted) throw linkEnded();
		await giveAccount(transaction, deps, { ...accepted, fullName, passwordHash });
		return accepted;
	});
}

type Colleague = { email: string; role: DeskRole; fullName: string; passwordHash: string };

async function giveAccount(
	transaction: Database,
	deps: Dependencies,
	{ email, role, fullName, passwordHash }: Colleague,
): Promise<void> {
	const now = deps.now();
	// As the administrator's: a visitor's user name is the part before the @.
	const user = { username: email, email, fullName, passwordHash };
	const account =
		(await lockAccountByEmail(transaction, email)) ?? (await insertUser(transaction, user));
	if (!account) throw new Error('The account of an invitation was not made.');
	const { id } = account;
	await updateUser(transaction, { id, ...flagsOf(role), status: 'active' });
	await updatePasswordHash(transaction, id, passwordHash);
	await updateFullName(transaction, id, fullName);
	await updateVerifiedEmail(transaction, id, { email: account.email, verifiedAt: now });
	await endAccess(transaction, id);
	await deletePasswordResetsOf(transaction, id);
	await deleteEmailVerificationsOf(transaction, id);
	await recordChange(transaction, {
		colleague: { id, email: account.email, fullName },
		at: now,
		subject: 'user',
		subjectId: id,
		label: account.email,
		before: { isAdmin: account.isAdmin, isAgent: account.isAgent },
		after: flagsOf(role),
	});
}

async function usable(deps: Pick<Dependencies, 'db' | 'now'>, token: string): Promise<Invitation> {
	const invitation = await selectInvitation(deps.db, {
		tokenHash: tokenHashOf(token),
		now: deps.now(),
	});
	if (!invitation) throw linkEnded();
	return invitation;
}

function linkEnded(): HttpError {
	return new HttpError(404, { message: colleagueMessages.linkEnded });
}
