import { ownAccountMessages } from '#src/contract/users/account-page.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { countFailure, forgetFailuresOf } from './failure-wait.ts';
import { inTurn } from './hash-queue.ts';
import { verifyPassword } from './password.ts';
import { type Account, lockAccount, selectAccount } from './queries/users.ts';

/**
 * Asks whoever is signed in for the account's password again, because what follows cannot be taken back. Only within
 * `withHashing`.
 * @param field the form's name of it
 * @returns the account whose password it is, to be locked by `lockProven`
 * @throws HttpError 400 at the field; 429 after too many failures, before anything is hashed
 */
export async function provePassword(
	deps: Dependencies,
	userId: number,
	{ password, field }: { password: string; field: string },
): Promise<Account> {
	if (deps.limitsUses) {
		await inTransaction(deps.db, (transaction) =>
			countFailure(transaction, failuresOf(userId), deps.now()),
		);
	}
	const account = await selectAccount(deps.db, userId);
	const isRight = await inTurn(() => verifyPassword(password, account?.passwordHash ?? null));
	if (!account || !isRight) throw invalidField(field, ownAccountMessages.wrongPassword);
	return account;
}

/**
 * Locks an account whose owner has given its password, and forgets their failures.
 * @throws HttpError 409 where it was suspended, removed or given another password meanwhile
 */
export async function lockProven(transaction: Database, proven: Account): Promise<Account> {
	const locked = await lockAccount(transaction, proven.id);
	if (locked?.status !== 'active' || locked.passwordHash !== proven.passwordHash) {
		throw new HttpError(409, { message: ownAccountMessages.changedMeanwhile });
	}
	await forgetFailuresOf(transaction, failuresOf(proven.id));
	return locked;
}

function failuresOf(userId: number): string {
	return `own-password:${userId}`;
}
