import { useState } from 'react';

import type { UserRecord } from '#src/contract/desk/users.ts';
import { roleOf } from '#src/domain/users/role.ts';
import { displayName } from '#src/domain/users/user.ts';
import { isOwnAccount, usersQuery } from '#src/stores/desk/users.ts';

import type { Column } from '../panel/column.ts';
import { FilterField } from '../panel/FilterField.tsx';
import { ListTab } from '../panel/ListTab.tsx';
import { Moment } from '../panel/Moment.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';
import { useList } from '../panel/use-list.ts';
import { choicesOf, roles, statuses } from './account-words.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { UserDialog } from './UserDialog.tsx';

const columns: Column<UserRecord>[] = [
	{ title: 'Name', cell: (user) => <Name user={user} />, isMain: true },
	{ title: 'Email', cell: ({ email }) => email },
	{ title: 'User name', cell: ({ username }) => username },
	{
		title: 'Role',
		cell: (user) => <span className="whitespace-nowrap">{roles[roleOf(user)].label}</span>,
	},
	{
		title: 'Status',
		cell: ({ status }) => (
			<StatusBadge tone={statuses[status].tone}>{statuses[status].label}</StatusBadge>
		),
	},
	{ title: 'Registered', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Everybody who has an account. */
export function UsersTab() {
	const list = useList(usersQuery);
	const [managed, setManaged] = useState<UserRecord | null>(null);
	const [isInviting, setInviting] = useState(false);
	const { choices } = list.view;
	return (
		<>
			<ListTab
				title="Registered Users"
				words={['user', 'users']}
				list={list}
				columns={columns}
				onOpen={setManaged}
				tools={
					<button type="button" className="button button-primary" onClick={() => setInviting(true)}>
						Invite a colleague
					</button>
				}
				searches="Name, email or user name"
				filters={
					<>
						<FilterField
							label="Role"
							name="role"
							value={choices['role']}
							options={choicesOf(roles)}
						/>
						<FilterField
							label="Status"
							name="status"
							value={choices['status']}
							options={choicesOf(statuses)}
						/>
					</>
				}
				failed="Failed to load user data. Please try again later."
				empty="Nobody has an account yet."
			/>
			<Invitations />
			{isInviting && <InviteDialog onClosed={() => setInviting(false)} />}
			{managed && <UserDialog user={managed} onClosed={() => setManaged(null)} />}
		</>
	);
}

function Name({ user }: { user: UserRecord }) {
	return (
		<>
			<bdi>{displayName(user)}</bdi>
			{isOwnAccount(user) && ' (you)'}
		</>
	);
}
