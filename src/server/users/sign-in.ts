import { administratorMessages } from '#src/contract/admin/sign-in.ts';
import { type SessionUser, userMessages } from '#src/contract/users/account.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { inTurn, withHashing } from './hash-queue.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { insertSignIn } from './queries/sign-ins.ts';
import {
	type Account,
	lockAccount,
	selectAccountByEmail,
	selectAccountByUsername,
	updatePasswordHash,
} from './queries/users.ts';
import { startSession } from './session.ts';
import { countAttempt, forgiveAttempts } from './sign-in-limit.ts';

/** The e-mail address says which account; without one the user name does, while it stands for exactly one. */
export type Credentials = { username: string; email?: string | undefined; password: string };

/** Who is signed in now, and the value of `Set-Cookie` that keeps them so. */
export type SignedIn = { user: SessionUser; cookie: string };

/**
 * Signs in with a password. An account that is unknown, suspended or inactive answers as a wrong password does, and
 * takes as long; but an administrator with the right password is told.
 * @param refusal what the 401 says
 * @throws HttpError 401; 403 to an administrator whose account is not active; 429 after too many failures, before anything is hashed; 503 when too many hash already
 */
export function signIn(
	deps: Dependencies,
	request: Request,
	credentials: Credentials,
	refusal: string = userMessages.signInFailed,
): Promise<SignedIn> {
	const signInFailed = () => new HttpError(401, { message: refusal });
	const name = credentials.email ?? credentials.username;
	return withHashing(async () => {
		await countAttempt(deps, name);
		const { account, renewedHash } = await authenticate(deps, credentials);
		if (account === null) throw signInFailed();
		return inTransaction(deps.db, async (transaction) => {
			const locked = await lockAccount(transaction, account.id);
			// Suspended, or given another password, while this one was checked.
			if (locked?.status !== 'active' || locked.passwordHash !== account.passwordHash) {
				throw signInFailed();
			}
			if (renewedHash !== null) await updatePasswordHash(transaction, account.id, renewedHash);
			const cookie = await startSession(transaction, deps, request, locked);
			await insertSignIn(transaction, locked.id, deps.now());
			await forgiveAttempts(transaction, deps, name);
			return { user: publicUser(locked), cookie };
		});
	});
}

/** What the browser may know of an account. */
export function publicUser({ id, email, fullName, isAdmin }: SessionUser): SessionUser {
	return { id, email, fullName, isAdmin };
}

/** The account whose password it is, or null. `renewedHash` replaces a hash that was made at another cost than today's. */
async function authenticate(
	{ db }: Dependencies,
	{ username, email, password }: Credentials,
): Promise<{ account: Account | null; renewedHash: string | null }> {
	const account =
		email === undefined
			? await selectAccountByUsername(db, username)
			: await selectAccountByEmail(db, email);
	const storedHash = account?.passwordHash ?? null;
	const isRight = await inTurn(() => verifyPassword(password, storedHash));
	if (!isRight || !account) return { account: null, renewedHash: null };
	if (account.status !== 'active') {
		if (account.isAdmin) throw new HttpError(403, { message: administratorMessages.notActive });
		return { account: null, renewedHash: null };
	}
	const isOld = needsRehash(account.passwordHash);
	return { account, renewedHash: isOld ? await inTurn(() => hashPassword(password)) : null };
}
