import type { ReactNode } from 'react';

import { type NameForm, nameForm, type OwnAccount } from '#src/contract/users/account-page.ts';
import { saveName } from '#src/stores/users/account-page.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { AccountForm } from '../AccountForm.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';

/** What the owner of an account may change of it. What others decide about an administrator's is left out. */
export function Settings({ account }: { account: OwnAccount }) {
	const { user, newEmail } = account;
	return (
		<div className="grid gap-6 lg:grid-cols-2 lg:items-start">
			<div className="grid gap-6">
				<Setting title="Name">
					<NameSetting fullName={user.fullName} />
				</Setting>
				<Setting title="Password">
					<PasswordSetting isAdmin={user.isAdmin} />
				</Setting>
			</div>
			{!user.isAdmin && (
				<div className="grid gap-6">
					<Setting title="Email">
						<EmailSetting email={user.email} newEmail={newEmail} />
					</Setting>
					<Setting title="Delete my account">
						<DeleteAccount />
					</Setting>
				</div>
			)}
		</div>
	);
}

function Setting({ title, children }: { title: string; children: ReactNode }) {
	const id = `setting-${title.toLowerCase().replaceAll(' ', '-')}`;
	return (
		<section className="card grid gap-4 p-5 sm:p-8" aria-labelledby={id}>
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

function NameSetting({ fullName }: { fullName: string }) {
	const { field, onSubmit } = useContractForm<NameForm>({
		schema: nameForm,
		defaults: { fullName },
		send: saveName,
	});
	return (
		<AccountForm button="Save name" pending="Saving" onSubmit={onSubmit}>
			<TextField {...field('fullName', 'Full name')} autoComplete="name" />
		</AccountForm>
	);
}
