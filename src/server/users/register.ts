import { type SessionUser, userMessages } from '#src/contract/users/account.ts';
import { usernameFromEmail } from '#src/domain/users/user.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import { accountCreated } from '../mail/letters/account.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { refuseEasyPassword } from './easy-password.ts';
import { emailTaken } from './email-taken.ts';
import { inTurn, withHashing } from './hash-queue.ts';
import { hashPassword } from './password.ts';
import { type Account, insertUser, type NewUser, selectAccountByEmail } from './queries/users.ts';
import { sessionUserOf } from './session-user.ts';
import { startSession } from './session.ts';
import { newVerification } from './verification.ts';

/**
 * How often one address may try to register. Refused tries count too: a refusal tells that somebody has an account,
 * and is not to be had without end.
 */
const registrationLimit: RateLimit = {
	name: 'registrations',
	most: 20,
	windowSeconds: 60 * 60,
	message: userMessages.tooMany,
};

const mostUsernames = 20;
/** Numbers that are tried in turn before they are drawn. */
const smallNumbers = 4;

export type Registration = { email: string; password: string; fullName: string };

/**
 * Creates a visitor's account with its letter, whose link shows that the address is theirs, and signs it in. The user name is the part of the email address before
 * the @, with a number where somebody else has it.
 * @throws HttpError 400 for a password that is easy to guess; 409 when the address has an account, or is to have the
 *   administrator's; 429; 503 when too many hash already
 */
export async function register(
	deps: Dependencies,
	request: Request,
	{ email, password, fullName }: Registration,
): Promise<{ user: SessionUser; cookie: string }> {
	refuseEasyPassword(password, { fullName, email });
	return withHashing(async () => {
		await countCall(deps.db, registrationLimit, deps);
		// Before anybody looks for the address, so that the time does not tell what is found.
		const passwordHash = await inTurn(() => hashPassword(password));
		if (email.toLowerCase() === deps.adminEmail) throw emailTaken();
		return inTransaction(deps.db, async (transaction) => {
			const account = await insertWithUsername(transaction, deps, {
				email,
				fullName,
				passwordHash,
			});
			const cookie = await startSession(transaction, deps, request, account);
			const token = await newVerification(transaction, deps, account);
			await addToOutbox(transaction, accountCreated(account, deps.siteUrl, token));
			return { user: sessionUserOf(account, false, deps), cookie };
		});
	});
}

async function insertWithUsername(
	transaction: Database,
	deps: Dependencies,
	user: Omit<NewUser, 'username'>,
): Promise<Account> {
	// Never what the request calls itself: the administrator's user name is a whole address.
	const wanted = usernameFromEmail(user.email);
	for (let tries = 0; tries < mostUsernames; tries += 1) {
		const username = `${wanted}${suffix(tries, deps)}`;
		const account = await insertUser(transaction, { ...user, username });
		if (account) return account;
		if (await selectAccountByEmail(transaction, user.email)) throw emailTaken();
	}
	throw new Error('Every user name that was tried is taken.');
}

/** '', '2', '3', '4', then six digits: a popular name must not take a try for each of its bearers. */
function suffix(tries: number, { randomBytes }: Pick<Dependencies, 'randomBytes'>): string {
	if (tries === 0) return '';
	if (tries < smallNumbers) return String(tries + 1);
	const drawn = Buffer.from(randomBytes(4)).readUInt32BE();
	return String(100_000 + (drawn % 900_000));
}
