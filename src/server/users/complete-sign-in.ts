import type { SessionUser } from '#src/contract/users/account.ts';
import { deviceWords } from '#src/domain/users/device-words.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import type { Database } from '../db/database.ts';
import { signIns } from '../db/schema.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { rememberDevice } from './known-device.ts';
import type { Account } from './queries/users.ts';
import { sessionUserOf } from './session-user.ts';
import { startSession } from './session.ts';

/** Who is signed in now, and the values of `Set-Cookie` that keep them so. */
export type SignedIn = { user: SessionUser; cookies: string[] };

/**
 * Signs in whoever has shown all that their account asks for; a browser of the desk is known from now on.
 * @param transaction in which the account is locked
 */
export async function completeSignIn(
	transaction: Database,
	deps: Dependencies,
	request: Request,
	{ account, hasSecondFactor }: { account: Account; hasSecondFactor: boolean },
): Promise<SignedIn> {
	const cookies = [await startSession(transaction, deps, request, account)];
	if (worksAtDesk(account)) {
		cookies.push(await rememberDevice(transaction, deps, request, account.id));
	}
	// Where a visitor signs in from is nobody's to know.
	const device = worksAtDesk(account) ? deviceWords(request.headers.get('User-Agent') ?? '') : '';
	await insertSignIn(transaction, { userId: account.id, device, createdAt: deps.now() });
	return { user: sessionUserOf(account, hasSecondFactor, deps), cookies };
}

/** Writes down that an account signed in. */
async function insertSignIn(
	transaction: Database,
	signIn: Required<Pick<typeof signIns.$inferInsert, 'userId' | 'device' | 'createdAt'>>,
): Promise<void> {
	await transaction.insert(signIns).values(signIn);
}
