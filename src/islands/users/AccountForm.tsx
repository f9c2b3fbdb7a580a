import { useStore } from '@nanostores/react';
import { type FormEventHandler, type ReactNode, useEffect } from 'react';

import { $isSendingAccountForm, reopenAccountForms } from '#src/stores/users/accounts.ts';

type Props = {
	/** The button's words, and those while the form is on its way. */
	button: string;
	pending: string;
	onSubmit: FormEventHandler<HTMLFormElement>;
	/** The fields. */
	children: ReactNode;
	/** What stands beside the button. */
	aside?: ReactNode;
};

/**
 * The frame of a form of the account screens. While it is on its way the button keeps the focus and does nothing.
 */
export function AccountForm({ button, pending, onSubmit, children, aside }: Props) {
	const isSending = useStore($isSendingAccountForm, { ssr: 'initial' });
	useEffect(() => {
		const reopen = ({ persisted }: PageTransitionEvent) => persisted && reopenAccountForms();
		addEventListener('pageshow', reopen);
		return () => removeEventListener('pageshow', reopen);
	}, []);
	return (
		<form
			className="grid gap-5 noscript:hidden"
			method="post"
			noValidate
			aria-busy={isSending}
			onSubmit={onSubmit}
		>
			{children}
			<div className="mt-1 grid gap-3">
				<button className="button button-primary" type="submit" aria-disabled={isSending}>
					{isSending ? pending : button}
				</button>
				{aside}
			</div>
		</form>
	);
}
