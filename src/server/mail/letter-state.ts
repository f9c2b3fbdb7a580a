import { and, gte, isNotNull, isNull, lt, not, or, eq, type SQL, sql } from 'drizzle-orm';

import type { LetterState } from '#src/domain/requests/letter-state.ts';

import { outbox } from '../db/schema.ts';
import { mostAttempts } from './attempts.ts';
import { isGivenUp, superseded } from './outbox.ts';
import { isMuted } from './suppressions.ts';

const wasReplaced = eq(outbox.lastError, superseded);
const isOpen = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt));
const isTried = and(isOpen, or(lt(outbox.attempts, mostAttempts), isNotNull(outbox.nextAttemptAt)));

/** The condition that a letter stands there. */
export const isInState: Record<LetterState, SQL | undefined> = {
	sent: isNotNull(outbox.sentAt),
	cancelled: and(
		isNull(outbox.sentAt),
		or(isNotNull(outbox.cancelledAt), and(gte(outbox.attempts, mostAttempts), wasReplaced)),
	),
	failed: isGivenUp(mostAttempts),
	muted: and(isTried, isMuted(outbox.recipient)),
	waiting: and(isTried, not(isMuted(outbox.recipient))),
};

/** Where a letter stands, in a select of the outbox. */
export const letterState = sql<LetterState>`case
	when ${isInState.sent} then 'sent'
	when ${isInState.cancelled} then 'cancelled'
	when ${isInState.failed} then 'failed'
	when ${isMuted(outbox.recipient)} then 'muted'
	else 'waiting' end`;
