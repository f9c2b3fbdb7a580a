import { type OwnAccount, ownAccountMessages } from '#src/contract/desk/account.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { endAccess } from '../../users/end-access.ts';
import { countRecoveryCodes, selectSecondFactor } from '../../users/queries/second-factors.ts';
import { deleteSessionOf, selectSessionsOf } from '../../users/queries/sessions.ts';
import { idleSince, ownTokenHash } from '../../users/session.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/** What administrators are told of their own account: how they sign in, and where they are signed in. */
export async function ownAccount(
	deps: Dependencies,
	request: Request,
	{ id: userId }: SessionUser,
): Promise<OwnAccount> {
	const { db, requiresSecondFactor } = deps;
	const now = deps.now();
	const factor = await selectSecondFactor(db, userId);
	const sessions = await selectSessionsOf(db, { userId, seenSince: idleSince(now), now });
	const own = ownTokenHash(request);
	return {
		secondFactor: factor?.confirmedAt
			? {
					since: factor.confirmedAt.toISOString(),
					recoveryCodesLeft: await countRecoveryCodes(db, userId),
				}
			: null,
		isSecondFactorRequired: requiresSecondFactor,
		sessions: sessions.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
			id,
			device,
			signedInAt: createdAt.toISOString(),
			lastSeenAt: lastSeenAt.toISOString(),
			isThis: tokenHash === own,
		})),
	};
}

/**
 * Ends one of an administrator's own sessions.
 * @throws HttpError 404 where they have none of this number
 */
export async function endOwnSession(
	{ db }: Pick<Dependencies, 'db'>,
	{ id: userId }: SessionUser,
	id: number,
): Promise<void> {
	const isEnded = await deleteSessionOf(db, { id, userId });
	if (!isEnded) throw new HttpError(404, { message: ownAccountMessages.noSession });
}

/** Ends an administrator's every session, this one too, and lets the account know no device any more. */
export async function signOutEverywhere(
	{ db }: Pick<Dependencies, 'db'>,
	{ id }: SessionUser,
): Promise<void> {
	await inTransaction(db, (transaction) => endAccess(transaction, id));
}
