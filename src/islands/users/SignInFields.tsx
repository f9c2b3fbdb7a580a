import type { SignInForm } from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { useContractForm } from '../forms/use-contract-form.ts';
import { AccountForm } from './AccountForm.tsx';

/** The form of somebody who has an account. */
export function SignInFields({ field, onSubmit }: ReturnType<typeof useContractForm<SignInForm>>) {
	return (
		<AccountForm
			button="Sign In"
			pending="Signing in"
			onSubmit={onSubmit}
			aside={
				<a
					className="link inline-flex min-h-11 items-center justify-self-start"
					href={paths.passwordReset}
				>
					Forgot password
				</a>
			}
		>
			<TextField {...field('email', 'Email')} type="email" autoComplete="username" />
			<PasswordField {...field('password', 'Password')} autoComplete="current-password" />
		</AccountForm>
	);
}
