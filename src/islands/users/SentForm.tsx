import type { ComponentProps, ReactNode } from 'react';

type Props = {
	/** The button's words, and those while the form is on its way. */
	button: string;
	pending: string;
	isSending: boolean;
	/** Left out where a script of the page listens. */
	onSubmit?: ComponentProps<'form'>['onSubmit'];
	/** The fields. */
	children: ReactNode;
	/** What stands under the button. */
	aside?: ReactNode;
};

/** The frame of a form of accounts. While it is on its way the button keeps the focus and does nothing. */
export function SentForm({ button, pending, isSending, onSubmit, children, aside }: Props) {
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
