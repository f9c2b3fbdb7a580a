import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type Props = {
	/** The element. Closing it with its own `close()` is what gives the focus back to where it was. */
	ref: RefObject<HTMLDialogElement | null>;
	/** The id of its heading, which takes the focus: a field would raise the keyboard of a phone. */
	heading: string;
	/** The id of what is read out with the heading: it is a question then, which has to be answered. */
	facts?: string;
	/** Called once it is closed, by whichever way: stop rendering it then. */
	onClosed: () => void;
	/** Asked before Escape or a press beside it closes it; without it both do. */
	mayClose?: () => boolean;
	/** What it adds to the look of a dialog. */
	className?: string;
	children: ReactNode;
};

/** A modal dialog, open from the moment it is rendered. Escape and a press beside it close it. */
export function Dialog(props: Props) {
	const { ref, heading, facts, onClosed, mayClose, className = '', children } = props;
	const latest = useRef({ mayClose, onClosed });
	useLayoutEffect(() => {
		latest.current = { mayClose, onClosed };
	});
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		dialog.showModal();
		document.getElementById(heading)?.focus();
		const stopListening = closeFromOutside(dialog, () => latest.current);
		return () => {
			stopListening();
			// Taken away while it is open, it gives the focus back all the same.
			dialog.close();
		};
	}, [ref, heading]);
	return (
		<dialog
			ref={ref}
			className={`dialog dialog-framed ${className}`}
			role={facts === undefined ? undefined : 'alertdialog'}
			aria-labelledby={heading}
			aria-describedby={facts}
			onClose={onClosed}
		>
			{children}
		</dialog>
	);
}

function closeFromOutside(
	dialog: HTMLDialogElement,
	latest: () => { mayClose: Props['mayClose'] | undefined; onClosed: () => void },
): () => void {
	// Not by its own `close()`, which tells of it in a task of its own: who opens the dialog again before that is
	// not heard. No longer rendered, it is closed as well.
	const close = () => {
		const { mayClose, onClosed } = latest();
		if (mayClose?.() ?? true) onClosed();
	};
	// A press that begins in a field and ends beside the dialog selects text.
	let isBeside = false;
	const press = ({ target }: Event) => {
		isBeside = target === dialog;
	};
	const release = ({ target }: Event) => {
		if (isBeside && target === dialog) close();
	};
	// Before the browser's own answer to Escape, which can be stopped only once.
	const escape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || event.defaultPrevented || !latest().mayClose) return;
		event.preventDefault();
		close();
	};
	// Escape, and what closes a dialog on a phone: the gesture to go back.
	const cancel = (event: Event) => {
		if (event.target !== dialog) return;
		event.preventDefault();
		close();
	};
	dialog.addEventListener('pointerdown', press);
	dialog.addEventListener('click', release);
	dialog.addEventListener('keydown', escape);
	dialog.addEventListener('cancel', cancel);
	return () => {
		dialog.removeEventListener('pointerdown', press);
		dialog.removeEventListener('click', release);
		dialog.removeEventListener('keydown', escape);
		dialog.removeEventListener('cancel', cancel);
	};
}
