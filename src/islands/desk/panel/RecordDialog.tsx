import { type ReactNode, useRef } from 'react';

import { confirmed, type Question } from '#src/stores/desk/confirm.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { DialogHead } from './DialogHead.tsx';
import { LeaveQuestion } from './leave-question.ts';
import { catchFocus } from './use-row-focus.ts';

type Props = {
	title: string;
	onClosed: () => void;
	children: ReactNode;
	/** The buttons at its foot, before the one that closes it. */
	actions?: ReactNode;
	/** Asked before it is closed, or a link in it leads to another screen, where something in it would be lost. */
	question?: Question | undefined;
};

const heading = 'record-heading';

/** A row in full, to be read. */
export function RecordDialog({ title, onClosed, children, actions, question }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const close = async () => {
		if (question && !(await confirmed(question))) return;
		dialog.current?.close();
	};
	const mayClose = () => {
		void close();
		return false;
	};
	const closed = () => {
		catchFocus();
		onClosed();
	};
	return (
		<Dialog
			ref={dialog}
			heading={heading}
			// What comes later makes it grow downwards only: nothing in it moves away from a press.
			className="mt-6"
			onClosed={closed}
			{...(question && { mayClose })}
		>
			<LeaveQuestion value={question}>
				<div className="dialog-frame">
					<DialogHead id={heading} title={title} onClose={() => void close()} />
					{/* By keyboard it can be scrolled, though nothing in it may be to press. */}
					<div
						role="region"
						aria-labelledby={heading}
						tabIndex={0}
						className="dialog-body grid content-start gap-6 px-5 py-5 sm:px-8"
					>
						{children}
					</div>
					<footer className="panel-dialog-foot" data-print="no">
						<button type="button" className="button button-secondary" onClick={() => void close()}>
							Close
						</button>
						{actions}
					</footer>
				</div>
			</LeaveQuestion>
		</Dialog>
	);
}
