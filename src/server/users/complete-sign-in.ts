import type { SessionUser } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { rememberDevice } from './known-device.ts';
import { insertSignIn } from './queries/sign-ins.ts';
import type { Account } from './queries/users.ts';
import { sessionUserOf } from './session-user.ts';
import { startSession } from './session.ts';

/** Who is signed in now, and the values of `Set-Cookie` that keep them so. */
export type SignedIn = { user: SessionUser; cookies: string[] };

/**
 * Signs in whoever has shown all that their account asks for; an administrator's browser is known from now on.
 * @param transaction in which the account is locked
 */
export async function completeSignIn(
	transaction: Database,
	deps: Dependencies,
	request: Request,
	{ account, hasSecondFactor }: { account: Account; hasSecondFactor: boolean },
): Promise<SignedIn> {
	const cookies = [await startSession(transaction, deps, request, account)];
	if (account.isAdmin) {
		cookies.push(await rememberDevice(transaction, deps, request, account.id));
	}
	await insertSignIn(transaction, account.id, deps.now());
	return { user: sessionUserOf(account, hasSecondFactor, deps), cookies };
}
