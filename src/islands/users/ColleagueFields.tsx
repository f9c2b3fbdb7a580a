import { type ColleagueForm, colleagueForm } from '#src/contract/users/invitation.ts';
import { administratorPasswordLength } from '#src/domain/users/user.ts';
import { acceptWith } from '#src/stores/users/invitation.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../forms/use-contract-form.ts';
import { AccountForm } from './AccountForm.tsx';
import { leave } from './leave.ts';

/** What a colleague chooses: the name that the desk and travellers see, and a password. */
export function ColleagueFields({ email }: { email: string }) {
	const { form, field, onSubmit } = useContractForm<ColleagueForm>({
		schema: colleagueForm,
		send: (values) => acceptWith(values, leave),
	});
	return (
		<AccountForm button="Create my account" pending="Creating your account" onSubmit={onSubmit}>
			<input type="text" autoComplete="username" value={email} readOnly hidden />
			<TextField
				{...field('fullName', 'Full name')}
				hint="Travelers see it under what you write to them."
				autoComplete="name"
			/>
			<PasswordField
				{...field('password', 'Password')}
				{...form.register('password', { deps: 'confirmPassword' })}
				hint={`At least ${administratorPasswordLength.least} characters.`}
				autoComplete="new-password"
			/>
			<PasswordField
				{...field('confirmPassword', 'Confirm password')}
				autoComplete="new-password"
			/>
		</AccountForm>
	);
}
