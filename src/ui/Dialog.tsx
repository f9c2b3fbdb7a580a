import { type ReactNode, type RefObject, useLayoutEffect } from 'react';

type Props = {
	/** The element. Closing it with its own `close()` is what gives the focus back to where it was. */
	ref: RefObject<HTMLDialogElement | null>;
	/** The id of its heading, which takes the focus: a field would raise the keyboard of a phone. */
	heading: string;
	/** Called once it is closed, by whichever way: stop rendering it then. */
	onClosed: () => void;
	children: ReactNode;
};

/** A modal dialog, open from the moment it is rendered. Escape and a press beside it close it. */
export function Dialog({ ref, heading, onClosed, children }: Props) {
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog) return;
		dialog.showModal();
		document.getElementById(heading)?.focus();
		return closeByPressBeside(dialog);
	}, [ref, heading]);
	return (
		<dialog ref={ref} className="dialog dialog-framed" aria-labelledby={heading} onClose={onClosed}>
			{children}
		</dialog>
	);
}

// A press that begins in a field and ends beside the dialog selects text.
function closeByPressBeside(dialog: HTMLDialogElement): () => void {
	let isBeside = false;
	const press = ({ target }: Event) => {
		isBeside = target === dialog;
	};
	const release = ({ target }: Event) => {
		if (isBeside && target === dialog) dialog.close();
	};
	dialog.addEventListener('pointerdown', press);
	dialog.addEventListener('click', release);
	return () => {
		dialog.removeEventListener('pointerdown', press);
		dialog.removeEventListener('click', release);
	};
}
