import { eq } from 'drizzle-orm';

import type { SessionUser } from '#src/contract/users/account.ts';
import { maskedAddress } from '#src/domain/text/masked-address.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { outbox } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { openAgain } from '../../inbox/standing.ts';
import { mostAttempts } from '../../mail/attempts.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { openUnanswered } from '../../messages/open-unanswered.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { selectWhole, type WholeLetter } from './letter-rows.ts';
import { whyNotCancelled, whyNotResent } from './letter-rules.ts';

type World = Pick<Dependencies, 'db' | 'now'>;

/**
 * Sends a letter again, and writes down who did so. One that was sent or cancelled is written anew, as it was; one that
 * is not sent yet, or was given up, is tried at once.
 * @throws HttpError 404; 409 that says why it cannot be sent
 */
export function resendLetter(
	{ db, now }: World,
	colleague: SessionUser,
	id: number,
): Promise<{ id: number }> {
	return inTransaction(db, async (transaction) => {
		const letter = await selectWhole(transaction, id, true);
		const at = now();
		refuseIf(whyNotResent(letter, at));
		if (letter.state === 'sent' || letter.state === 'cancelled') {
			await addToOutbox(transaction, copyOf(letter));
		} else {
			const attempts = Math.min(letter.attempts, mostAttempts - 1);
			await transaction
				.update(outbox)
				.set({ attempts, nextAttemptAt: null })
				.where(eq(outbox.id, id));
			await openAgain(transaction, { kind: 'letter', id }, { at });
		}
		await record(transaction, letter, { colleague, at, state: 'resent' });
		return { id };
	});
}

/**
 * Cancels a letter that is not sent yet or was given up, and writes down who did so. What it tells of stays as it is, but what
 * it would have answered waits anew.
 * @throws HttpError 404; 409 that says why it is too late
 */
export function cancelLetter(
	{ db, now }: World,
	colleague: SessionUser,
	id: number,
): Promise<{ id: number }> {
	return inTransaction(db, async (transaction) => {
		const letter = await selectWhole(transaction, id, true);
		const at = now();
		refuseIf(whyNotCancelled(letter, at));
		const forgotten = letter.keepsText ? {} : { body: '', html: '' };
		await transaction
			.update(outbox)
			.set({ cancelledAt: at, nextAttemptAt: null, ...forgotten })
			.where(eq(outbox.id, id));
		await openUnanswered(transaction, id, at);
		await record(transaction, letter, { colleague, at, state: 'cancelled' });
		return { id };
	});
}

function refuseIf(reason: string | null): void {
	if (reason !== null) throw new HttpError(409, { message: reason });
}

function copyOf(letter: WholeLetter) {
	const { kind, recipient, replyTo, subject, body, html, calendar, bookingId, keepsText } = letter;
	return {
		kind,
		recipient,
		subject,
		body,
		html,
		keepsText,
		...(replyTo !== null && { replyTo }),
		...(calendar !== null && { calendar }),
		...(bookingId !== null && { bookingId }),
	};
}

type Act = { colleague: SessionUser; at: Date; state: 'resent' | 'cancelled' };

// The log outlives the letter: it says no more of its reader than which of two this was.
function record(
	transaction: Database,
	{ id, kind, recipient, state: before }: WholeLetter,
	{ colleague, at, state }: Act,
): Promise<void> {
	return recordChange(transaction, {
		colleague,
		at,
		subject: 'letter',
		subjectId: id,
		label: `${kind}, ${maskedAddress(recipient)}`,
		before: { state: before },
		after: { state },
	});
}
