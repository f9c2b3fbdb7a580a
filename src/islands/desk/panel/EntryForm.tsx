import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { SignInForm } from '../../users/SignInForm.tsx';

type Props = {
	/** What is asked for now. */
	asked: 'password' | 'code';
	button: string;
	/** What the button says while it is sent, where not that somebody signs in. */
	pending?: string;
	/** Gives what is wrong with what is asked for then, or null. */
	send: (typed: string) => Promise<string | null>;
	/** Whose it is: for what keeps passwords. */
	account: string;
};

/** The form that signs in, above the panel. Its field has the focus: there is nothing else to do here. */
export function EntryForm({ asked, send, account, ...words }: Props) {
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
		<SignInForm
			{...words}
			asked={asked}
			field={{ ref: field, error: error ?? undefined }}
			isSending={isSending}
			onSubmit={(event) => void submit(event)}
		>
			<input type="text" autoComplete="username" value={account} readOnly hidden />
			<Focus key={asked} on={field} />
		</SignInForm>
	);
}

/** Gives a field the focus once it is there, and whatever it stands in is open. */
function Focus({ on }: { on: RefObject<HTMLInputElement | null> }) {
	useEffect(() => on.current?.focus(), [on]);
	return null;
}
