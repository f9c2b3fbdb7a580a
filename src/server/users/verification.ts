import { addHours } from 'date-fns/addHours';

import { ownAccountMessages } from '#src/contract/users/account-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';
import { verificationLinkLasts } from '#src/domain/users/user.ts';

import { databaseFailure } from '../db/database-error.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { addressLink, emailChanged } from '../mail/letters/address.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { emailTaken, refuseTakenEmail } from './email-taken.ts';
import {
	deleteEmailVerificationsOf,
	insertEmailVerification,
	selectEmailVerification,
	useEmailVerification,
} from './queries/email-verifications.ts';
import { deletePasswordResetsOf } from './queries/password-resets.ts';
import { type Account, lockAccount, updateVerifiedEmail } from './queries/users.ts';
import { sessionUserOf } from './session-user.ts';
import { countVerification, followLimit } from './verification-limit.ts';

/**
 * Makes the link that shows that an address is the account's owner's; those that the account had before end.
 * @returns the token, for a letter to that address and for nobody else
 */
export async function newVerification(
	transaction: Database,
	deps: Pick<Dependencies, 'now' | 'randomBytes'>,
	{ id: userId, email }: { id: number; email: string },
): Promise<string> {
	const token = newToken(deps);
	const createdAt = deps.now();
	await deleteEmailVerificationsOf(transaction, userId);
	await insertEmailVerification(transaction, {
		tokenHash: tokenHashOf(token),
		userId,
		email,
		createdAt,
		expiresAt: addHours(createdAt, verificationLinkLasts.hours),
	});
	return token;
}

/**
 * Sends the link to the account's own address. Where that is theirs already, nothing is sent.
 * @throws HttpError 429
 */
export function sendVerification(deps: Dependencies, { id }: SessionUser): Promise<void> {
	return inTransaction(deps.db, async (transaction) => {
		const account = await lockAccount(transaction, id);
		if (!account || account.verifiedAt !== null) return;
		await countVerification(transaction, deps, account.email);
		const token = await newVerification(transaction, deps, account);
		await addToOutbox(transaction, addressLink(account.email, deps.siteUrl, token));
	});
}

/**
 * Follows a link for whoever is signed in to its account: the address is theirs from now on, and becomes the account's
 * where it is another. Nobody else's sign-in follows it, so that who gets a letter about an account that a stranger made
 * with their address does not hand that stranger their trips.
 * @returns who is signed in, and what became of it in words
 * @throws HttpError 400 where the link has ended; 403 for an administrator's new address; 409 where another account has
 *   the address; 429
 */
export async function confirmVerification(
	deps: Dependencies,
	user: SessionUser,
	token: string,
): Promise<{ user: SessionUser; message: string }> {
	const { db } = deps;
	await countCall(db, followLimit, deps);
	const link = { tokenHash: tokenHashOf(token), userId: user.id, now: deps.now() };
	try {
		return await inTransaction(db, async (transaction) => {
			const account = await lockAccount(transaction, user.id);
			const verification = account && (await selectEmailVerification(transaction, link));
			if (!verification) throw linkEnded();
			const { email, usedAt } = verification;
			const verified = { ...account, email, verifiedAt: link.now };
			const isOwn = email.toLowerCase() === account.email.toLowerCase();
			const answer = {
				user: sessionUserOf(verified, !user.isSetUpDue, deps),
				message: isOwn ? ownAccountMessages.verified : ownAccountMessages.emailChanged,
			};
			// Followed twice, as by a double click: what it was for is done.
			if (usedAt !== null && isOwn && account.verifiedAt !== null) return answer;
			if (usedAt !== null) throw linkEnded();
			if (!isOwn) await takeNewEmail(transaction, deps, account, email);
			await updateVerifiedEmail(transaction, user.id, verified);
			await useEmailVerification(transaction, link);
			return answer;
		});
	} catch (error) {
		// Somebody took the address at this moment.
		throw databaseFailure(error) === 'conflict' ? emailTaken() : error;
	}
}

async function takeNewEmail(
	transaction: Database,
	deps: Dependencies,
	account: Account,
	email: string,
): Promise<void> {
	if (worksAtDesk(account)) {
		throw new HttpError(403, { message: ownAccountMessages.notForAdministrators });
	}
	await refuseTakenEmail(transaction, deps, email);
	// A link to a new password that lies in the old mailbox opens nothing any more.
	await deletePasswordResetsOf(transaction, account.id);
	await addToOutbox(transaction, emailChanged(account.email));
}

function linkEnded(): HttpError {
	return new HttpError(400, { message: ownAccountMessages.linkEnded });
}
