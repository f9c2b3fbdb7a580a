import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';

import { Dialog } from '#src/ui/Dialog.tsx';

import { SendingNews } from '../forms/SendingNews.tsx';
import { SendButton } from './SendButton.tsx';

type Props = {
	/** The dialog's element, by which it is closed. */
	ref: RefObject<HTMLDialogElement | null>;
	title: string;
	/** What it is about, under the title. */
	about: ReactNode;
	/** What the button says, and says while the request is on its way. */
	button: { words: string; sending: string };
	isSending: boolean;
	onSubmit: (event: FormEvent) => void;
	/** Called once it is closed, by whichever way: stop rendering it then. */
	onClosed: () => void;
	/** What takes the place of fields and buttons once the request is stored; null until then. */
	sent?: ReactNode;
	/** The fields. */
	children: ReactNode;
};

/** A request that is made in a dialog. */
export function RequestDialog(props: Props) {
	const { ref, title, about, button, isSending, onSubmit, onClosed, sent = null, children } = props;
	const heading = useId();
	const close = () => ref.current?.close();
	return (
		<Dialog ref={ref} heading={heading} onClosed={onClosed}>
			<form className="dialog-frame" noValidate aria-busy={isSending} onSubmit={onSubmit}>
				<header className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
					<h2 id={heading} tabIndex={-1} className="text-2xl max-[22rem]:text-xl sm:text-3xl">
						{title}
					</h2>
					<button
						type="button"
						className="button button-quiet -mt-2 -mr-3 self-start"
						onClick={close}
					>
						<span aria-hidden="true" className="text-2xl leading-none">
							×
						</span>
						<span className="visually-hidden">Close</span>
					</button>
					<p className="col-span-full text-ink-soft">{about}</p>
				</header>
				{sent ?? children}
				{sent === null && (
					<footer className="grid grid-cols-[auto_1fr] gap-3 px-5 py-4 sm:flex sm:justify-end sm:px-8">
						<SendingNews
							isSending={isSending}
							sending={button.sending}
							className="col-span-full max-sm:not-has-[.hint]:absolute sm:mr-auto"
						/>
						<button
							type="button"
							className="button button-secondary max-[22rem]:px-3"
							onClick={close}
						>
							Cancel
						</button>
						<SendButton {...button} isSending={isSending} className="max-[22rem]:px-3" />
					</footer>
				)}
			</form>
		</Dialog>
	);
}
