import { type FormEvent, type ReactNode, useRef } from 'react';

import type { LetterPreview } from '#src/contract/desk/letters.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';

import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { FormFoot } from '../panel/FormFoot.tsx';
import { LetterText } from '../panel/LetterText.tsx';
import { LetterChoice } from './LetterChoice.tsx';

type Props = {
	/** Whom the letter goes to; '' where nobody has an address. */
	email: string;
	/** The letter at this moment; undefined where that cannot be found out. */
	preview: LetterPreview | undefined;
	letter: LetterTime;
	onLetter: (letter: LetterTime) => void;
	/** The button that decides, and what it says meanwhile. */
	send: string;
	sending: string;
	isSending: boolean;
	onSubmit: (event: FormEvent) => void;
	onLeave: () => void;
	/** What is asked. */
	children: ReactNode;
};

/** What is asked before a booking is decided on, the letter that its traveller gets of it, and when. */
export function DecisionForm(props: Props) {
	const { email, preview, letter, onLetter, isSending, onSubmit, onLeave, children } = props;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSending);
	return (
		<form className="contents" noValidate aria-busy={isSending} onSubmit={onSubmit}>
			<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">
				{children}
				{preview && <LetterText preview={preview} isWithheld={letter === 'none'} />}
				{preview?.letter !== null && (
					<LetterChoice email={email} value={letter} onChange={onLetter} />
				)}
			</div>
			<FormFoot
				leave="Go Back"
				onLeave={onLeave}
				send={props.send}
				sending={props.sending}
				isSending={isSending}
				submit={submit}
			/>
		</form>
	);
}
