import { ownAccountMessages } from '#src/contract/users/account-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { passwordChanged } from '../mail/letters/account.ts';
import { accountDeleted, newAddressLink } from '../mail/letters/address.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { refuseTakenEmail } from './email-taken.ts';
import { endAccess } from './end-access.ts';
import { inTurn, withHashing } from './hash-queue.ts';
import { lockProven, provePassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { deleteEmailVerificationsOf } from './queries/email-verifications.ts';
import { deletePasswordResetsOf } from './queries/password-resets.ts';
import { deleteUser, updateFullName, updatePasswordHash } from './queries/users.ts';
import { refusePassword } from './refuse-password.ts';
import { ownTokenHash } from './session.ts';
import { countVerification } from './verification-limit.ts';
import { newVerification } from './verification.ts';

/** Calls an account's owner by another name. */
export async function changeName(
	{ db }: Pick<Dependencies, 'db'>,
	user: SessionUser,
	fullName: string,
): Promise<SessionUser> {
	await updateFullName(db, user.id, fullName);
	return { ...user, fullName };
}

/**
 * Sends the link that gives an account another address to that address; until it is followed nothing changes.
 * @throws HttpError 400 at `password`, or at `email` where it is theirs already; 409 at `email` where another account has
 *   it; 429; 503 when too many hash already
 */
export function changeEmail(
	deps: Dependencies,
	{ id }: SessionUser,
	{ email, password }: { email: string; password: string },
): Promise<void> {
	return withHashing(async () => {
		const proven = await provePassword(deps, id, { password, field: 'password' });
		await inTransaction(deps.db, async (transaction) => {
			const account = await lockProven(transaction, proven);
			// Another case of letters is the same mailbox.
			if (email.toLowerCase() === account.email.toLowerCase()) {
				throw invalidField('email', ownAccountMessages.sameEmail);
			}
			await refuseTakenEmail(transaction, deps, email);
			await countVerification(transaction, deps, email);
			const token = await newVerification(transaction, deps, { id, email });
			await addToOutbox(transaction, newAddressLink(email, deps.siteUrl, token));
		});
	});
}

/**
 * Gives an account another password for whoever knows the one that it has, and signs everybody else out.
 * @throws HttpError 400 at `currentPassword` or `password`; 409; 429; 503 when too many hash already
 */
export function changePassword(
	deps: Dependencies,
	request: Request,
	{ id }: SessionUser,
	{ currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
	return withHashing(async () => {
		const proven = await provePassword(deps, id, {
			password: currentPassword,
			field: 'currentPassword',
		});
		refusePassword(password, proven);
		const passwordHash = await inTurn(() => hashPassword(password));
		await inTransaction(deps.db, async (transaction) => {
			const account = await lockProven(transaction, proven);
			await updatePasswordHash(transaction, id, passwordHash);
			await endAccess(transaction, id, ownTokenHash(request));
			await deletePasswordResetsOf(transaction, id);
			// Whoever else knew the password may have asked for another address.
			await deleteEmailVerificationsOf(transaction, id);
			await addToOutbox(transaction, passwordChanged(account, deps.siteUrl, 'elsewhere'));
		});
	});
}

/**
 * Deletes a visitor's account, with its sessions, links and saved travellers. Bookings stay: they are the desk's too.
 * @throws HttpError 400 at `password`; 403 for whoever works at the desk, so that nobody deletes the last one; 409; 429; 503
 */
export function deleteAccount(
	deps: Dependencies,
	{ id }: SessionUser,
	password: string,
): Promise<void> {
	return withHashing(async () => {
		const proven = await provePassword(deps, id, { password, field: 'password' });
		await inTransaction(deps.db, async (transaction) => {
			const account = await lockProven(transaction, proven);
			if (worksAtDesk(account)) {
				throw new HttpError(403, { message: ownAccountMessages.notForAdministrators });
			}
			await deleteUser(transaction, id);
			await addToOutbox(transaction, accountDeleted(account.email, deps.siteUrl));
		});
	});
}
