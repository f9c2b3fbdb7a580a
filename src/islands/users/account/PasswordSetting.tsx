import { type OwnPasswordForm, ownPasswordForm } from '#src/contract/users/account-page.ts';
import { administratorPasswordLength, passwordLength } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { savePassword } from '#src/stores/users/account-page.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { AccountForm } from '../AccountForm.tsx';

/** Another password, for whoever knows the one that the account has. */
export function PasswordSetting({ isAdmin }: { isAdmin: boolean }) {
	const { form, field, onSubmit } = useContractForm<OwnPasswordForm>({
		schema: ownPasswordForm,
		defaults: { currentPassword: '', password: '', confirmPassword: '' },
		send: savePassword,
	});
	const { least } = isAdmin ? administratorPasswordLength : passwordLength;
	return (
		<AccountForm
			button="Change password"
			pending="Changing your password"
			onSubmit={onSubmit}
			aside={
				<p className="hint">
					You stay signed in here, and are signed out everywhere else. Forgotten?{' '}
					<a className="link" href={paths.passwordReset}>
						Get a link to a new one
					</a>
					.
				</p>
			}
		>
			<PasswordField
				{...field('currentPassword', 'Current password')}
				autoComplete="current-password"
			/>
			<PasswordField
				{...field('password', 'New password')}
				{...form.register('password', { deps: 'confirmPassword' })}
				hint={`At least ${least} characters.`}
				autoComplete="new-password"
			/>
			<PasswordField
				{...field('confirmPassword', 'Confirm new password')}
				autoComplete="new-password"
			/>
		</AccountForm>
	);
}
