import { useRef } from 'react';

import { type InvitationForm, invitationForm } from '#src/contract/desk/invitations.ts';
import { deskRoles } from '#src/domain/users/role.ts';
import { invitationLasts } from '#src/domain/users/session-times.ts';
import { invite } from '#src/stores/desk/invitations.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import { roles } from './account-words.ts';

/** Whom to invite to the desk, and as what. */
export function InviteDialog({ onClosed }: { onClosed: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { field, form, onSubmit } = useContractForm<InvitationForm>({
		schema: invitationForm,
		defaults: { role: 'agent' },
		async send(values) {
			const errors = await invite(values);
			if (errors !== null) return errors;
			dialog.current?.close();
			return {};
		},
	});
	const { isSubmitting, isDirty, errors } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title="Invite a colleague"
			button="Send invitation"
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<p>
				They get a letter with a link, and choose their name and password by it. They sign in here
				with their own address. The link works once, for {invitationLasts.text}.
			</p>
			<TextField {...field('email', 'Email')} type="email" autoComplete="off" />
			<fieldset className="grid gap-3">
				<legend className="label mb-2">Role</legend>
				{deskRoles.map((role) => (
					<div key={role} className="flex items-start gap-3">
						<input
							type="radio"
							id={`invite-${role}`}
							className="mt-1.5"
							value={role}
							{...form.register('role')}
							aria-describedby={`invite-${role}-hint`}
						/>
						<div className="grid">
							<label className="font-semibold" htmlFor={`invite-${role}`}>
								{roles[role].label}
							</label>
							<p id={`invite-${role}-hint`} className="hint">
								{roles[role].meaning}
							</p>
						</div>
					</div>
				))}
				{errors.role && (
					<p role="alert" className="field-error">
						{errors.role.message}
					</p>
				)}
			</fieldset>
		</FormDialog>
	);
}
