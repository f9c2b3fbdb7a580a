import { type FormEvent, type ReactNode, useRef, useState } from 'react';

import type { UserRecord } from '#src/contract/desk/users.ts';
import { type Role, roleOf } from '#src/domain/users/role.ts';
import { displayName } from '#src/domain/users/user.ts';
import { confirmed, type Question } from '#src/stores/desk/confirm.ts';
import { isOwnAccount, saveUser } from '#src/stores/desk/users.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

import { Facts } from '../panel/Facts.tsx';
import { FormDialog } from '../panel/FormDialog.tsx';
import { Moment } from '../panel/Moment.tsx';
import { choicesOf, roles, statuses } from './account-words.ts';

type Props = { user: UserRecord; onClosed: () => void };

/** What an account may do, to be changed. */
export function UserDialog({ user, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [role, setRole] = useState(roleOf(user));
	const [status, setStatus] = useState(user.status);
	const [isSending, setSending] = useState(false);
	const isChanged = role !== roleOf(user) || status !== user.status;

	const save = async (event: FormEvent) => {
		event.preventDefault();
		const wanted = { role, status };
		const question = isChanged && questionBefore(user, wanted);
		if (isSending || (question && !(await confirmed(question)))) return;
		setSending(true);
		const isStored = await saveUser(user, wanted);
		setSending(false);
		if (isStored) dialog.current?.close();
	};

	return (
		<FormDialog
			ref={dialog}
			title={`Manage ${displayName(user)}`}
			button="Save Changes"
			isChanged={isChanged}
			isSending={isSending}
			onSubmit={(event) => void save(event)}
			onClosed={onClosed}
		>
			<Facts
				facts={[
					['Name', user.fullName],
					['Email', user.email],
					['User name', user.username],
					['Registered', <Moment key="registered" at={user.createdAt} />],
				]}
			/>
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<Choice meaning={roles[role].meaning}>
					<SelectField
						label="Role"
						name="role"
						value={role}
						options={choicesOf(roles)}
						onChange={setRole}
					/>
				</Choice>
				<Choice meaning={statuses[status].meaning}>
					<SelectField
						label="Account status"
						name="status"
						value={status}
						options={choicesOf(statuses)}
						onChange={setStatus}
					/>
				</Choice>
			</div>
			<Notes user={user} />
		</FormDialog>
	);
}

function Choice({ meaning, children }: { meaning: string; children: ReactNode }) {
	return (
		<div className="grid gap-2">
			{children}
			<p className="hint" role="status">
				{meaning}
			</p>
		</div>
	);
}

function Notes({ user }: { user: UserRecord }) {
	return (
		<div className="grid gap-2 text-sm text-ink-soft">
			{isOwnAccount(user) ? (
				<p>This is your own account: if you change it, you are signed out and the panel closes.</p>
			) : (
				<p>Any change signs this person out everywhere.</p>
			)}
			{user.isConfigured && (
				<p>
					The site’s settings name this account (ADMIN_EMAIL). The password at the panel’s door
					opens it alone. The site’s next start makes it an active administrator’s again.
				</p>
			)}
		</div>
	);
}

/** What is asked before a change that is not to be made by mistake; null where nothing is. */
function questionBefore(user: UserRecord, { role }: { role: Role }): Question | null {
	if (isOwnAccount(user)) {
		return {
			title: 'Change your own account?',
			hint: 'You are signed out and the panel closes.',
			yes: 'Change and sign out',
		};
	}
	if (role === roleOf(user) || role === 'user') return null;
	if (role === 'agent') {
		return {
			title: `Make ${displayName(user)} (${user.email}) an agent?`,
			hint: 'Agents see and change bookings, requests and travelers.',
			yes: 'Make agent',
		};
	}
	return {
		title: `Make ${displayName(user)} (${user.email}) an administrator?`,
		hint: 'Administrators see and change everything in this panel.',
		yes: 'Make administrator',
	};
}
