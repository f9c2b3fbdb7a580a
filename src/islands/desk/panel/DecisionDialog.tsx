import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';

import type { LetterPreview } from '#src/contract/desk/letters.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

import { DialogHead } from './DialogHead.tsx';
import { LetterText } from './LetterText.tsx';
import { catchFocus, leaveButton } from './use-row-focus.ts';

type Props = {
	title: string;
	/** The button that decides. */
	button: string;
	/** The letters that decisions would bring at this moment. */
	letters: Pick<UseQueryResult, 'isError'>;
	/** The one of this decision; undefined until it is known. */
	preview: LetterPreview | undefined;
	/** Decides, once the dialog is closed. */
	onDecide: (sendsLetter: boolean) => void;
	onClosed: () => void;
	/** The question. */
	children: ReactNode;
};

/** Asks before a decision, and shows the letter that its customer gets, which can be left out. */
export function DecisionDialog(props: Props) {
	const { title, button, letters, preview, onDecide, onClosed, children } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const [isWithheld, setWithheld] = useState(false);
	const close = () => dialog.current?.close();
	const decide = () => {
		close();
		leaveButton(document.activeElement);
		onDecide(!isWithheld);
	};
	const closed = () => {
		catchFocus();
		onClosed();
	};
	return (
		<Dialog ref={dialog} heading={heading} onClosed={closed}>
			<div className="dialog-frame">
				<DialogHead id={heading} title={title} onClose={close} />
				<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">
					<p className="wrap-anywhere">{children}</p>
					{preview ? (
						<LetterText
							{...{ preview, isWithheld }}
							when={`It goes out ${undoMinutes} minutes after the decision; until then it can be kept back.`}
						/>
					) : (
						<Unknown {...letters} />
					)}
					{preview?.letter !== null && (
						<CheckboxField
							label="Do not send this letter"
							hint="You tell them yourself."
							checked={isWithheld}
							onChange={({ target }) => setWithheld(target.checked)}
						/>
					)}
				</div>
				<footer className="panel-dialog-foot">
					<button type="button" className="button button-secondary" onClick={close}>
						Go Back
					</button>
					<button type="button" className="button button-primary" onClick={decide}>
						{button}
					</button>
				</footer>
			</div>
		</Dialog>
	);
}

function Unknown({ isError }: { isError: boolean }) {
	if (!isError)
		return (
			<div role="status" className="skeleton h-96 rounded-lg" aria-label="Loading the letter" />
		);
	return (
		<p role="status">
			The letter could not be loaded. It goes out all the same, unless you choose not to send it.
		</p>
	);
}
