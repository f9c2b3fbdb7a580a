import { type PasswordResetForm, passwordResetForm } from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';
import { askForResetLink } from '#src/stores/users/password-reset.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../forms/use-contract-form.ts';
import { AccountForm } from './AccountForm.tsx';

/** The form that asks for a link to a new password. */
export function ResetRequest() {
	const { field, onSubmit } = useContractForm<PasswordResetForm>({
		schema: passwordResetForm,
		send: askForResetLink,
	});
	return (
		<AccountForm
			button="Send the link"
			pending="Sending the link"
			onSubmit={onSubmit}
			aside={
				<a className="link inline-flex min-h-11 items-center justify-self-start" href={paths.auth}>
					Back to Sign In
				</a>
			}
		>
			<p className="text-ink-soft">
				Enter the email address of your account and we send you a link to choose a new password.
			</p>
			<TextField {...field('email', 'Email')} type="email" autoComplete="username" />
		</AccountForm>
	);
}
