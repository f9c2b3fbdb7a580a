import { login, type SignInForm as Form } from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';
import { TextField } from '#src/ui/TextField.tsx';

import type { useContractForm } from '../forms/use-contract-form.ts';
import { useIsSending } from './AccountForm.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The form of somebody who has an account. */
export function SignInFields({ field, onSubmit }: ReturnType<typeof useContractForm<Form>>) {
	return (
		<SignInForm
			asked="password"
			action={login.path}
			field={field('password', 'Password')}
			isSending={useIsSending()}
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
		</SignInForm>
	);
}
