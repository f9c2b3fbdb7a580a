import { useRef } from 'react';

import {
	type AdministratorSignInForm,
	administratorSignInForm,
} from '#src/contract/admin/sign-in.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

import { useContractForm } from '../forms/use-contract-form.ts';
import { useFocusKept } from '../forms/use-focus-kept.ts';

type Props = {
	button: string;
	/** Gives what is wrong with the password. */
	send: (form: AdministratorSignInForm) => Promise<{ password?: string }>;
};

/** A password and the button that sends it. */
export function PasswordForm({ button, send }: Props) {
	const submit = useRef<HTMLButtonElement>(null);
	const isHydrated = useHydrated();
	const { form, field, onSubmit } = useContractForm<AdministratorSignInForm>({
		schema: administratorSignInForm,
		send,
	});
	const isSending = form.formState.isSubmitting;
	useFocusKept(submit, isSending);
	return (
		<form
			className="grid gap-5 noscript:hidden"
			method="post"
			noValidate
			aria-busy={isSending}
			onSubmit={onSubmit}
		>
			<PasswordField {...field('password', 'Password')} autoComplete="current-password" />
			<button
				ref={submit}
				type="submit"
				className="button button-primary"
				disabled={!isHydrated || isSending}
			>
				{isSending ? 'Signing in' : button}
			</button>
		</form>
	);
}
