import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';

import { confirmed } from '#src/stores/desk/confirm.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { DialogHead } from './DialogHead.tsx';
import { FormFoot } from './FormFoot.tsx';
import { catchFocus } from './use-row-focus.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

type Props = {
	/** The element: `close()` it once the form is stored. */
	ref: RefObject<HTMLDialogElement | null>;
	title: string;
	/** The button that sends the form. */
	button: string;
	/** A button that sends it for another end; Enter does not press it. */
	other?: { title: string; press: (form: HTMLFormElement | null) => void } | undefined;
	/** Something was typed that is not stored: it is not thrown away without a question. */
	isChanged: boolean;
	isSending: boolean;
	/** As of `FormFoot`. */
	isReady?: boolean;
	onSubmit: (event: FormEvent) => void;
	onClosed: () => void;
	children: ReactNode;
};

const heading = 'form-heading';
const question = {
	title: 'Discard the changes you have made?',
	yes: 'Discard',
	no: 'Keep editing',
};

/** A form in a dialog. Cancel, Escape, the cross and a press beside it ask before they throw changes away. */
export function FormDialog(props: Props) {
	const { ref, title, button, other, isChanged, isSending, isReady = true } = props;
	const { onSubmit, onClosed, children } = props;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSending);
	useUnloadGuard(isChanged);
	const close = async () => {
		if (isSending || (isChanged && !(await confirmed(question)))) return;
		ref.current?.close();
	};
	// What was typed is asked about first; the form closes then, if it does.
	const mayClose = () => {
		if (!isSending && !isChanged) return true;
		void close();
		return false;
	};
	const closed = () => {
		catchFocus();
		onClosed();
	};
	return (
		<Dialog ref={ref} heading={heading} mayClose={mayClose} onClosed={closed}>
			<form className="dialog-frame" noValidate aria-busy={isSending} onSubmit={onSubmit}>
				<DialogHead id={heading} title={title} onClose={() => void close()} />
				<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">{children}</div>
				<FormFoot
					leave="Cancel"
					onLeave={() => void close()}
					other={other}
					send={button}
					sending="Saving…"
					isSending={isSending}
					isReady={isReady}
					submit={submit}
				/>
			</form>
		</Dialog>
	);
}
