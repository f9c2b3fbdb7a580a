import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { PasswordField } from '#src/ui/PasswordField.tsx';

import { CodeField } from './CodeField.tsx';

type Props = {
	/** What is asked for now. */
	asked: 'password' | 'code';
	button: string;
	/** What the button says while it is sent. */
	pending?: string;
	/** Gives what is wrong with what is asked for then, or null. */
	send: (typed: string) => Promise<string | null>;
	/** Whose it is: for what keeps passwords. */
	account: string;
};

/** A password, or the code after it, and the button that sends it. The field has the focus: there is nothing else to do here. */
export function EntryForm({ asked, button, pending = 'Signing in', send, account }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const [isSending, setSending] = useState(false);
	const [error, setError] = useState<string | null>(null);

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
				<CodeField ref={field} error={error ?? undefined} />
			) : (
				<PasswordField
					ref={field}
					name="password"
					label="Password"
					autoComplete="current-password"
					required
					error={error ?? undefined}
				/>
			)}
			<Focus key={asked} on={field} />
			<button type="submit" className="button button-primary" aria-disabled={isSending}>
				{isSending ? pending : button}
			</button>
		</form>
	);
}

/** Gives a field the focus once it is there, and whatever it stands in is open. */
function Focus({ on }: { on: RefObject<HTMLInputElement | null> }) {
	useEffect(() => on.current?.focus(), [on]);
	return null;
}
