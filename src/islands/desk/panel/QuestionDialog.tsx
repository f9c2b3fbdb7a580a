import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { $question, type Question } from '#src/stores/desk/confirm.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

const heading = 'question-heading';
const facts = 'question-facts';

/** The question that the panel asks at the moment, if any. Escape and a press beside it refuse. */
export function QuestionDialog() {
	const question = useStore($question);
	// Nobody is asked for whoever sits down here next.
	useEffect(() => () => $question.get()?.answer(false), []);
	return question && <AskedQuestion key={question.id} {...question} />;
}

type Props = Question & { answer: (isYes: boolean) => void };

function AskedQuestion({ title, about, findOut, hint, yes, no = 'Cancel', answer }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const refusal = useRef<HTMLButtonElement>(null);
	const isYes = useRef(false);
	// Enter, pressed by mistake, does no harm.
	useLayoutEffect(() => refusal.current?.focus(), []);
	const close = (agreed: boolean) => {
		isYes.current = agreed;
		dialog.current?.close();
	};
	return (
		<Dialog
			ref={dialog}
			heading={heading}
			facts={facts}
			className="panel-question"
			onClosed={() => answer(isYes.current)}
		>
			<div className="grid gap-3 p-5 sm:p-8">
				<h2 id={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
					{title}
				</h2>
				<div id={facts} className="grid gap-2 wrap-anywhere">
					{about !== undefined && (
						<p className="text-lg font-semibold">
							<bdi>{about}</bdi>
						</p>
					)}
					{findOut && <Finding findOut={findOut} />}
					{hint !== undefined && <p className="text-ink-soft">{hint}</p>}
				</div>
			</div>
			<footer className="panel-dialog-foot">
				<button
					ref={refusal}
					type="button"
					className="button button-secondary"
					onClick={() => close(false)}
				>
					{no}
				</button>
				<button
					type="button"
					className="button button-primary sm:min-w-40"
					onClick={() => close(true)}
				>
					{yes}
				</button>
			</footer>
		</Dialog>
	);
}

function Finding({ findOut }: { findOut: () => Promise<string> }) {
	const [found, setFound] = useState('Looking up what refers to it…');
	useEffect(() => {
		let isAsked = true;
		const tell = (text: string) => isAsked && setFound(text);
		findOut().then(tell, () => tell('What refers to it could not be looked up.'));
		return () => {
			isAsked = false;
		};
	}, [findOut]);
	return <p role="status">{found}</p>;
}
