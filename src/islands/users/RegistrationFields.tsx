import { register, type RegistrationForm } from '#src/contract/users/account.ts';
import { passwordLength } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Trap } from '#src/ui/Trap.tsx';

import type { useContractForm } from '../forms/use-contract-form.ts';
import { AccountForm } from './AccountForm.tsx';

type Props = ReturnType<typeof useContractForm<RegistrationForm>>;

/** The form of somebody who has no account yet. */
export function RegistrationFields({ form, field, onSubmit }: Props) {
	return (
		<AccountForm
			action={register.path}
			button="Create account"
			pending="Creating your account"
			onSubmit={onSubmit}
			aside={<Consent />}
		>
			<TextField {...field('fullName', 'Full name')} autoComplete="name" />
			<TextField {...field('email', 'Email')} type="email" autoComplete="email" />
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
			<Trap />
		</AccountForm>
	);
}

function Consent() {
	return (
		<p className="hint">
			You must be 18 or older. By creating an account you accept our{' '}
			<a className="link" href={paths.terms}>
				terms of service
			</a>{' '}
			and{' '}
			<a className="link" href={paths.privacy}>
				privacy policy
			</a>
			.
		</p>
	);
}
