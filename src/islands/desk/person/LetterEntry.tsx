import { useState } from 'react';

import type { ListedLetter } from '#src/contract/desk/letters.ts';
import { whyUndelivered } from '#src/domain/requests/letter-state.ts';
import { letterTitle } from '#src/stores/desk/letter-title.ts';

import { LetterDialog } from '../letters/LetterDialog.tsx';
import { LetterStateBadge } from '../letters/LetterStateBadge.tsx';

/** A letter to somebody: opened, it is read as it was sent, and can be sent again. */
export function LetterEntry({ letter }: { letter: ListedLetter }) {
	const [isOpen, setOpen] = useState(false);
	const { subject, recipient, state, error } = letter;
	return (
		<>
			<p className="person-line-head">
				<button type="button" className="link person-title" onClick={() => setOpen(true)}>
					<bdi>{letterTitle(subject)}</bdi>
				</button>{' '}
				<LetterStateBadge state={state} />
			</p>
			<p className="text-ink-soft">
				to <bdi className="wrap-anywhere">{recipient}</bdi>
				{error !== null && state !== 'sent' && <>. {whyUndelivered(error)}</>}
			</p>
			{isOpen && <LetterDialog letter={letter} onClosed={() => setOpen(false)} />}
		</>
	);
}
