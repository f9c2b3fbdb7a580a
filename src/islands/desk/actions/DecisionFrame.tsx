import { type ReactNode, type RefObject, useId } from 'react';

import { Dialog } from '#src/ui/Dialog.tsx';

import { DialogHead } from '../panel/DialogHead.tsx';
import { catchFocus } from '../panel/use-row-focus.ts';

type Props = {
	/** Of `useDecisionDialog`. */
	ref: RefObject<HTMLDialogElement | null>;
	title: string;
	/** What is waited for before anything can be asked; null once it is there. */
	loading: string | null;
	onClosed: () => void;
	children: ReactNode;
};

/** The dialog that asks before a booking is decided on. */
export function DecisionFrame({ ref, title, loading, onClosed, children }: Props) {
	const heading = useId();
	const closed = () => {
		catchFocus();
		onClosed();
	};
	return (
		<Dialog ref={ref} heading={heading} onClosed={closed}>
			<div className="dialog-frame">
				<DialogHead id={heading} title={title} onClose={() => ref.current?.close()} />
				{loading === null ? (
					children
				) : (
					<div role="status" className="skeleton m-5 h-96 rounded-lg sm:m-8" aria-label={loading} />
				)}
			</div>
		</Dialog>
	);
}
