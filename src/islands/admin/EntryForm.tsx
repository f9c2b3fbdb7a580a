import { type SubmitEvent, useCallback, useRef, useState } from 'react';

import { PasswordField } from '#src/ui/PasswordField.tsx';

import { CodeField } from './CodeField.tsx';

type Props = {
	/** What is asked for now. */
	asked: 'password' | 'code';
	button: string;
	/** Gives what is wrong with what is asked for then, or null. */
	send: (typed: string) => Promise<string | null>;
	/** Whose it is: for what keeps passwords. */
	account: string;
};

/** A password, or the code after it, and the button that sends it. The field has the focus: there is nothing else to do here. */
export function EntryForm({ asked, button, send, account }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const [isSending, setSending] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const attach = useCallback((input: HTMLInputElement | null) => {
		field.current = input;
		input?.focus();
	}, []);

	const submit = async (event: SubmitEvent) => {
		event.preventDefault();
		if (isSending) return;
		setSending(true);
		const wrong = await send(field.current?.value ?? '');
		setSending(false);
		setError(wrong);
		if (wrong !== null) field.current?.select();
	};

	return (
		<form
			className="grid gap-5"
			method="post"
			noValidate
			aria-busy={isSending}
			onSubmit={(event) => void submit(event)}
		>
			<input type="text" autoComplete="username" value={account} readOnly hidden />
			{asked === 'code' ? (
				<CodeField ref={attach} error={error ?? undefined} />
			) : (
				<PasswordField
					ref={attach}
					name="password"
					label="Password"
					autoComplete="current-password"
					required
					error={error ?? undefined}
				/>
			)}
			<button type="submit" className="button button-primary" aria-disabled={isSending}>
				{isSending ? 'Signing in' : button}
			</button>
		</form>
	);
}
