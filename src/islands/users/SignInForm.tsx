import type { ComponentProps, ReactNode } from 'react';

import { PasswordField } from '#src/ui/PasswordField.tsx';

import { CodeField } from './CodeField.tsx';
import { SentForm } from './SentForm.tsx';
import { signInWords } from './sign-in-words.ts';

type Props = Partial<Omit<ComponentProps<typeof SentForm>, 'children'>> & {
	/** What is asked for now. */
	asked: 'password' | 'code';
	/** What its field has here alone: what is wrong with it, and who hears of it. */
	field?: Partial<ComponentProps<typeof PasswordField>>;
	/** Whose account it is, where that is asked for or told. */
	children?: ReactNode;
};

/**
 * The form that signs in: a password, or the code that follows it. It is the same on the screens of accounts, at the door of
 * the back office, which is HTML with a script, and in the panel, where a session has ended or the password is asked for again.
 */
export function SignInForm({ asked, field, children, isSending = false, ...form }: Props) {
	return (
		<SentForm {...signInWords} {...form} isSending={isSending}>
			{children}
			{asked === 'code' ? (
				<CodeField {...field} />
			) : (
				<PasswordField
					name="password"
					label="Password"
					autoComplete="current-password"
					required
					{...field}
				/>
			)}
		</SentForm>
	);
}
