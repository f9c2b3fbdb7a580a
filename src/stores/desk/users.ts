import {
	changeUser,
	listUsers,
	type UserChange,
	type UserRecord,
} from '#src/contract/desk/users.ts';
import { flagsOf, type Role, roleOf } from '#src/domain/users/role.ts';
import { type AccountStatus, displayName } from '#src/domain/users/user.ts';

import { showToast } from '../toasts.ts';
import { forgetSession } from '../users/session.ts';
import { $access } from './access.ts';
import { callDeskApi, type ListPage } from './call-desk-api.ts';
import { recount } from './counts.ts';
import { failureReason } from './failure-reason.ts';
import { type ListView, listQuery } from './list-view.ts';
import { queryClient } from './query-client.ts';

/** The accounts of a view. */
export function usersQuery(view: ListView) {
	return listQuery(listUsers, view);
}

/** Whether an account is the one that is signed in here. */
export function isOwnAccount({ id }: Pick<UserRecord, 'id'>): boolean {
	const access = $access.get();
	return access.state === 'open' && access.administrator.id === id;
}

/**
 * Stores what an account is to be and says how that went. Only what differs from the account as it was seen is sent:
 * what another administrator has changed meanwhile stays. Whoever changes their own account is signed out by it.
 * @returns whether it is stored
 */
export async function saveUser(
	seen: UserRecord,
	wanted: { role: Role; status: AccountStatus },
): Promise<boolean> {
	const change: UserChange = {
		...(wanted.role !== roleOf(seen) && flagsOf(wanted.role)),
		...(wanted.status !== seen.status && { status: wanted.status }),
	};
	if (Object.keys(change).length === 0) {
		showToast({
			title: 'No changes to save',
			description: `${displayName(seen)} stays as it was.`,
		});
		return true;
	}
	const isOwn = isOwnAccount(seen);
	try {
		const user = await callDeskApi(changeUser, { params: { id: seen.id }, body: change });
		if (isOwn) return leaveWithOwnAccount();
		showUser(user);
		showToast({ title: 'User updated successfully', tone: 'success' });
		return true;
	} catch (error) {
		const description = failureReason(error);
		showToast({ title: 'Failed to update user', description, tone: 'destructive' });
		return false;
	} finally {
		// Whether it was stored or not, others may be on the list now, or not on it any more.
		void queryClient.invalidateQueries({ queryKey: [listUsers.path] });
		recount();
	}
}

/** Closes the panel to whoever has just changed their own account: the server has ended their session. */
function leaveWithOwnAccount(): true {
	forgetSession();
	showToast({
		title: 'User updated successfully',
		description: 'It was your own account, so you have been signed out and the panel is closed.',
	});
	return true;
}

function showUser(user: UserRecord): void {
	queryClient.setQueriesData<ListPage<UserRecord>>(
		{ queryKey: [listUsers.path] },
		(page) =>
			page && { ...page, rows: page.rows.map((other) => (other.id === user.id ? user : other)) },
	);
}
