import { setTimeout as delay } from 'node:timers/promises';

import { addHours } from 'date-fns/addHours';

import { userMessages } from '#src/contract/users/account.ts';
import { resetLinkLasts } from '#src/domain/users/user.ts';

import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/health.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { passwordChanged, passwordResetLink } from '../mail/letters/account.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { endAccess } from './end-access.ts';
import { inTurn, withHashing } from './hash-queue.ts';
import { changeLimit, isWithinAccountLimit, requestLimit } from './password-reset-limit.ts';
import { hashPassword } from './password.ts';
import { deleteEmailVerificationsOf } from './queries/email-verifications.ts';
import {
	deletePasswordResetsOf,
	insertPasswordReset,
	selectPasswordReset,
	usePasswordReset,
} from './queries/password-resets.ts';
import {
	type Account,
	lockAccount,
	lockAccountByEmail,
	selectAccount,
	updatePasswordHash,
	updateVerifiedEmail,
} from './queries/users.ts';
import { refusePassword } from './refuse-password.ts';
import { forgetFailures } from './sign-in-limit.ts';

/** Longer than a link takes to make, so that no answer comes sooner because none was made. */
const answerMilliseconds = 100;

/**
 * Sends the link to a new password, if the address has an active account that may have one; links it had before end.
 * Nobody can tell from the outside whether it was sent.
 * @throws HttpError 429
 */
export async function requestPasswordReset(deps: Dependencies, email: string): Promise<void> {
	const { db, limitsUses } = deps;
	await countCall(db, requestLimit, deps);
	const now = deps.now();
	const work = inTransaction(db, async (transaction) => {
		const isAllowed = !limitsUses || (await isWithinAccountLimit(transaction, email, now));
		const account = await lockAccountByEmail(transaction, email);
		if (isAllowed && account?.status === 'active') await sendLink(transaction, deps, account);
		else await askAsOften(transaction);
	});
	await Promise.all([work, delay(answerMilliseconds)]);
}

/**
 * Gives an account the password that whoever holds its link has chosen, and ends its sessions. A password that is
 * refused leaves the link as it is.
 * @throws HttpError 400 when the link has ended, or at `password`; 429; 503 when too many hash already
 */
export async function confirmPasswordReset(
	deps: Dependencies,
	{ token, password }: { token: string; password: string },
): Promise<void> {
	const { db } = deps;
	await countCall(db, changeLimit, deps);
	const link = { tokenHash: tokenHashOf(token), now: deps.now() };
	const userId = await selectPasswordReset(db, link);
	const account = userId === null ? null : await selectAccount(db, userId);
	if (account?.status !== 'active') throw linkEnded();
	refusePassword(password, account);

	const passwordHash = await withHashing(() => inTurn(() => hashPassword(password)));
	await inTransaction(db, async (transaction) => {
		// Looked at again: the account may have been suspended meanwhile, or the link used by another request.
		const locked = await lockAccount(transaction, account.id);
		const isUsed = locked?.status === 'active' && (await usePasswordReset(transaction, link));
		if (!isUsed) throw linkEnded();
		await updatePasswordHash(transaction, account.id, passwordHash);
		await proveAddress(transaction, locked, link.now);
		await endAccess(transaction, account.id);
		await forgetFailures(transaction, account.email);
		await addToOutbox(transaction, passwordChanged(account, deps.siteUrl));
	});
}

/**
 * Whoever followed the link reads the account's letters: the address is theirs, and no other one that somebody may have
 * asked for meanwhile.
 */
async function proveAddress(
	transaction: Database,
	{ id, email, verifiedAt }: Account,
	now: Date,
): Promise<void> {
	await deleteEmailVerificationsOf(transaction, id);
	if (verifiedAt === null) {
		await updateVerifiedEmail(transaction, id, { email, verifiedAt: now });
	}
}

async function sendLink(
	transaction: Database,
	deps: Dependencies,
	account: Account,
): Promise<void> {
	const token = newToken(deps);
	const createdAt = deps.now();
	await deletePasswordResetsOf(transaction, account.id);
	await insertPasswordReset(transaction, {
		tokenHash: tokenHashOf(token),
		userId: account.id,
		createdAt,
		expiresAt: addHours(createdAt, resetLinkLasts.hours),
	});
	await addToOutbox(transaction, passwordResetLink(account, deps.siteUrl, token));
}

// As many ways to the database as `sendLink` takes: with a far one these alone are longer than the delay.
async function askAsOften(transaction: Database): Promise<void> {
	for (let statements = 0; statements < 3; statements += 1) await pingDatabase(transaction);
}

function linkEnded(): HttpError {
	return new HttpError(400, { message: userMessages.resetLinkEnded });
}
