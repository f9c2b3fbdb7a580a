import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import { userMessages } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { startCodeStep } from './code-step.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { inTurn, withHashing } from './hash-queue.ts';
import { knownDevice } from './known-device.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { hasSecondFactor } from './queries/second-factors.ts';
import {
	type Account,
	lockAccount,
	selectAccountByEmail,
	selectAccountByUsername,
	updatePasswordHash,
} from './queries/users.ts';
import { countAttempt, forgiveAttempts } from './sign-in-limit.ts';

/** The email address says which account; without one the user name does, while it stands for exactly one. */
export type Credentials = { username: string; email?: string | undefined; password: string };

/** Where somebody signs in: what the 401 says there, and whether it is the desk's door. */
type Door = { refusal?: string; isForDesk?: boolean };

/** The password was right, and a code is awaited; the cookie says for whom. */
export type CodeAwaited = { user: null; cookies: string[] };

/**
 * Signs in with a password; an account of the desk that has a second factor waits for its code then. An account
 * that is unknown, suspended or inactive answers as a wrong password does, and takes as long; but whoever works at
 * the desk and has the right password is told.
 * @param door.isForDesk whoever has the right password and does not work at the desk is told so, and not signed in
 * @throws HttpError 401; 403 to an administrator whose account is not active, and at the desk's door to a visitor; 429 after too many failures, before anything is hashed; 503 when too many hash already
 */
export function signIn(
	deps: Dependencies,
	request: Request,
	credentials: Credentials,
	{ refusal = userMessages.signInFailed, isForDesk = false }: Door = {},
): Promise<SignedIn | CodeAwaited> {
	const signInFailed = () => new HttpError(401, { message: refusal });
	return withHashing(async () => {
		const named = await namedAccount(deps, credentials);
		const attempt = {
			name: credentials.email ?? credentials.username,
			device: await knownDevice(deps, request, named?.id),
		};
		await countAttempt(deps, attempt);
		const { account, renewedHash } = await authenticate(named, credentials.password);
		if (account === null) throw signInFailed();
		if (isForDesk && !worksAtDesk(account)) {
			throw new HttpError(403, { message: administratorMessages.notOfDesk });
		}
		return inTransaction(deps.db, async (transaction) => {
			const locked = await lockAccount(transaction, account.id);
			// Suspended, or given another password, while this one was checked.
			if (locked?.status !== 'active' || locked.passwordHash !== account.passwordHash) {
				throw signInFailed();
			}
			if (renewedHash !== null) await updatePasswordHash(transaction, account.id, renewedHash);
			await forgiveAttempts(transaction, deps, attempt);
			// Whoever does not work at the desk any more has no screen to turn it off.
			if (worksAtDesk(locked) && (await hasSecondFactor(transaction, locked.id))) {
				return {
					user: null,
					cookies: [await startCodeStep(transaction, deps, request, locked.id)],
				};
			}
			return completeSignIn(transaction, deps, request, {
				account: locked,
				hasSecondFactor: false,
			});
		});
	});
}

async function namedAccount(
	{ db }: Dependencies,
	{ username, email }: Credentials,
): Promise<Account | null> {
	return email === undefined
		? selectAccountByUsername(db, username)
		: selectAccountByEmail(db, email);
}

/** The account whose password it is, or null. `renewedHash` replaces a hash that was made at another cost than today's. */
async function authenticate(
	account: Account | null,
	password: string,
): Promise<{ account: Account | null; renewedHash: string | null }> {
	const storedHash = account?.passwordHash ?? null;
	const isRight = await inTurn(() => verifyPassword(password, storedHash));
	if (!isRight || !account) return { account: null, renewedHash: null };
	if (account.status !== 'active') {
		if (worksAtDesk(account))
			throw new HttpError(403, { message: administratorMessages.notActive });
		return { account: null, renewedHash: null };
	}
	const isOld = needsRehash(account.passwordHash);
	return { account, renewedHash: isOld ? await inTurn(() => hashPassword(password)) : null };
}
