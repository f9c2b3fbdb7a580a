import { type NewPasswordForm, newPasswordForm } from '#src/contract/users/account.ts';
import { passwordLength } from '#src/domain/users/user.ts';
import { setNewPassword } from '#src/stores/users/password-reset.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';

import { useContractForm } from '../forms/use-contract-form.ts';
import { AccountForm } from './AccountForm.tsx';
import { leave } from './leave.ts';

/** The form behind the link that was emailed. */
export function NewPassword() {
	const { form, field, onSubmit } = useContractForm<NewPasswordForm>({
		schema: newPasswordForm,
		send: (values) => setNewPassword(values, leave),
	});
	return (
		<AccountForm button="Set new password" pending="Setting your password" onSubmit={onSubmit}>
			<PasswordField
				{...field('password', 'Password')}
				{...form.register('password', { deps: 'confirmPassword' })}
				hint={`At least ${passwordLength.least} characters.`}
				autoComplete="new-password"
			/>
			<PasswordField
				{...field('confirmPassword', 'Confirm password')}
				autoComplete="new-password"
			/>
		</AccountForm>
	);
}
