import { type UserChange, userChangeMessages, type UserRecord } from '#src/contract/desk/users.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { flagsOf, type Role, roleOf } from '#src/domain/users/role.ts';

import { recordChange } from '../../changes/record-change.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { found, HttpError } from '../../http/http-error.ts';
import { endAccess } from '../../users/end-access.ts';
import { updateUser } from '../../users/queries/users.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { lockWithAdministrators, type UserRow } from './queries.ts';

/**
 * Changes what an account may do, writes down who did so, and ends the account's sessions: rights are lost at once,
 * and won only by a new sign-in, so that no window which a visitor left open somewhere becomes an administrator's.
 * @returns the account as it is now; what it was already changes nothing and ends nothing
 * @throws HttpError 404; 409 where nobody could sign in as an administrator afterwards
 */
export function changeUser(
	{ db, now, adminEmail }: Pick<Dependencies, 'db' | 'now' | 'adminEmail'>,
	colleague: SessionUser,
	id: number,
	change: UserChange,
): Promise<UserRecord> {
	return inTransaction(db, async (transaction) => {
		const locked = await lockWithAdministrators(transaction, id);
		const account = locked.find((user) => user.id === id);
		const before = found(account, 'There is no account with this number.');
		const role = roleWith(before, change);
		const status = change.status ?? before.status;
		const after = { ...before, ...flagsOf(role), status };
		if (role === roleOf(before) && status === before.status) return userRecord(before, adminEmail);

		const remaining = locked.map((user) => (user.id === id ? after : user));
		if (mayAdminister(before) && !remaining.some(mayAdminister)) {
			throw new HttpError(409, { message: userChangeMessages.lastAdministrator });
		}
		await updateUser(transaction, after);
		await endAccess(transaction, id);
		await recordChange(transaction, {
			colleague,
			at: now(),
			subject: 'user',
			subjectId: id,
			label: before.email,
			before,
			after,
		});
		return userRecord(after, adminEmail);
	});
}

/**
 * An account as the panel is told of it.
 * @param adminEmail of the account that the settings name, in lower case
 */
export function userRecord({ createdAt, ...user }: UserRow, adminEmail: string): UserRecord {
	return {
		...user,
		createdAt: createdAt.toISOString(),
		isConfigured: user.email.toLowerCase() === adminEmail,
	};
}

/** The role that a change makes of an account's: who becomes an agent is no administrator any more, and the other way. */
function roleWith(before: UserRow, { isAdmin, isAgent }: UserChange): Role {
	if (isAdmin) return 'admin';
	if (isAgent) return 'agent';
	const role = roleOf(before);
	const isTaken = role === 'admin' ? isAdmin === false : isAgent === false;
	return isTaken ? 'user' : role;
}

function mayAdminister({ isAdmin, status }: UserRow): boolean {
	return isAdmin && status === 'active';
}
