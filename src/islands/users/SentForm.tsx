import type { ComponentProps, ReactNode } from 'react';

type Props = {
	/** The button's words, and those while the form is on its way. */
	button: string;
	pending: string;
	isSending: boolean;
	/** Where a browser without scripts sends it; without one it is hidden there. */
	action?: string | undefined;
	/** Left out where a script of the page listens. */
	onSubmit?: ComponentProps<'form'>['onSubmit'];
	/** The fields. */
	children: ReactNode;
	/** What stands under the button. */
	aside?: ReactNode;
};

/** The frame of a form of accounts. While it is on its way the button keeps the focus and does nothing. */
export function SentForm({ button, pending, isSending, children, aside, ...form }: Props) {
	return (
		<form
			{...form}
			className={`grid gap-5 ${form.action === undefined ? 'noscript:hidden' : ''}`}
			method="post"
			noValidate
			aria-busy={isSending}
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
