import { useEffect, useRef, useState } from 'react';

import { type DeletionForm, deletionForm } from '#src/contract/users/account-page.ts';
import { removeAccount } from '#src/stores/users/account-page.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { AccountForm } from '../AccountForm.tsx';
import { leave } from '../leave.ts';

/** The end of an account: what goes, what stays, and the password once more. */
export function DeleteAccount() {
	const [isSure, setSure] = useState(false);
	return (
		<>
			<p>
				Your name, password and saved travelers are deleted at once, and you are signed out
				everywhere. <strong>Your bookings stay</strong>: each opens by the link in its letter, and
				we keep it as long as the law asks.
			</p>
			{isSure ? (
				<Deletion onKeep={() => setSure(false)} />
			) : (
				<button
					className="button button-secondary justify-self-start"
					type="button"
					onClick={() => setSure(true)}
				>
					Delete my account
				</button>
			)}
		</>
	);
}

function Deletion({ onKeep }: { onKeep: () => void }) {
	const { field, onSubmit } = useContractForm<DeletionForm>({
		schema: deletionForm,
		defaults: { password: '' },
		send: (form) => removeAccount(form, leave),
	});
	const frame = useRef<HTMLDivElement>(null);
	// The button that opened it is gone.
	useEffect(() => frame.current?.querySelector('input')?.focus(), []);
	return (
		<div ref={frame}>
			<AccountForm
				button="Delete it for good"
				pending="Deleting your account"
				onSubmit={onSubmit}
				aside={
					<button className="button button-secondary" type="button" onClick={onKeep}>
						Keep my account
					</button>
				}
			>
				<PasswordField {...field('password', 'Your password')} autoComplete="current-password" />
			</AccountForm>
		</div>
	);
}
