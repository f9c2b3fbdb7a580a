import type { Message } from '#src/contract/desk/message.ts';
import type { LetterState } from '#src/domain/requests/letter-state.ts';

import { Moment } from '../panel/Moment.tsx';

const words: Record<LetterState, string> = {
	waiting: 'Its letter goes out',
	sent: 'Sent',
	failed: 'Its letter was given up: see Letters.',
	cancelled: 'Its letter was cancelled.',
	muted: 'Its letter does not go out: no letters go to this address.',
};

/** Where the letter of a message stands; nothing where none is kept. */
export function LetterLine({ letter }: Pick<Message, 'letter'>) {
	if (letter === null) return null;
	const { state, at } = letter;
	const hasMoment = state === 'sent' || state === 'waiting';
	return (
		<p
			className={
				state === 'failed' || state === 'muted'
					? 'text-sm font-semibold text-danger'
					: 'text-sm text-ink-soft'
			}
		>
			{words[state]} {hasMoment && at !== null && <Moment at={at} />}
			{state === 'waiting' && at === null && 'within a minute.'}
		</p>
	);
}
