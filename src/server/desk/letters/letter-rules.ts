import { addMinutes } from 'date-fns/addMinutes';

import { operationMessages } from '#src/contract/desk/operation.ts';
import type { LetterState } from '#src/domain/requests/letter-state.ts';

import { claimMinutes } from '../../mail/attempts.ts';
import { isMoneyKind } from '../../mail/letter.ts';
import { superseded } from '../../mail/outbox.ts';

/** The operation that a letter tells of. */
export type ToldOperation = { undoUntil: Date | null; undoneAt: Date | null };

type Facts = {
	kind: string;
	operation: ToldOperation | null;
	state: LetterState;
	attempts: number;
	lastError: string | null;
	nextAttemptAt: Date | null;
	body: string;
	keepsText: boolean;
};

/** Why a letter cannot be sent again at a moment, in a sentence; null where it can. */
export function whyNotResent(letter: Facts, now: Date): string | null {
	const { state, lastError, body, keepsText } = letter;
	if (lastError === superseded) return 'A later letter about the same took its place.';
	if (state === 'muted') {
		return 'No letter goes to this address: let letters go there again, and it is sent by itself.';
	}
	if (body === '') {
		return keepsText
			? 'What it said is not kept any more.'
			: 'It held a link that opens something, so that its text was forgotten. A new one has to be asked for.';
	}
	return whyUntold(letter, now) ?? (isOnItsWay(letter, now) ? onItsWay : null);
}

/** What is undone is not told, and what is told of money cannot be undone any more: whoever presses what. */
function whyUntold({ kind, operation }: Facts, now: Date): string | null {
	if (operation === null) return null;
	if (operation.undoneAt !== null) return 'What it tells of was undone.';
	const mayBeUndone = operation.undoUntil !== null && operation.undoUntil > now;
	return isMoneyKind(kind) && mayBeUndone ? operationMessages.mustWait : null;
}

/** Why a letter cannot be cancelled at a moment, in a sentence; null where it can. */
export function whyNotCancelled(letter: Facts, now: Date): string | null {
	if (letter.state === 'sent') return 'It is too late: this letter was sent.';
	if (letter.state === 'cancelled') return 'This letter was cancelled already.';
	return isOnItsWay(letter, now) ? onItsWay : null;
}

const onItsWay = 'This letter is on its way at this moment. Try again in a minute.';

/** Whoever delivers a letter has it for a minute at most, and puts its next try off until then. */
function isOnItsWay({ state, attempts, nextAttemptAt }: Facts, now: Date): boolean {
	return (
		state !== 'sent' &&
		attempts > 0 &&
		nextAttemptAt !== null &&
		nextAttemptAt > now &&
		nextAttemptAt <= addMinutes(now, claimMinutes)
	);
}
