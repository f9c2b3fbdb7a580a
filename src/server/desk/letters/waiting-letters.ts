import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { mostLetters, type WaitingLetters } from '#src/contract/desk/letters.ts';

import type { Database } from '../../db/database.ts';
import { mutedAddresses, outbox } from '../../db/schema.ts';
import { mostAttempts } from '../../mail/attempts.ts';
import { isMuted } from '../../mail/suppressions.ts';

const isDecision = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt), isNotNull(outbox.about));
const cameBack = and(lt(outbox.attempts, mostAttempts), isMuted(outbox.recipient));
/** No deliverer has begun it, or it does not go out again. */
const waits = and(isDecision, or(eq(outbox.attempts, 0), cameBack));

/** The letters about decisions that can be kept back, those with them that do not go out. */
export async function selectWaitingLetters(db: Database): Promise<WaitingLetters> {
	const { id, recipient, subject, nextAttemptAt, createdAt } = outbox;
	const newest = await db
		.select({ id, recipient, subject, nextAttemptAt, createdAt, muted: mutedAddresses.reason })
		.from(outbox)
		.leftJoin(mutedAddresses, eq(mutedAddresses.address, sql`lower(${recipient})`))
		.where(waits)
		.orderBy(desc(id))
		.limit(mostLetters);
	return {
		waiting: newest.length < mostLetters ? newest.length : await db.$count(outbox, waits),
		newest: newest.map((letter) => ({
			id: letter.id,
			recipient: letter.recipient,
			subject: letter.subject,
			sendAt: (letter.nextAttemptAt ?? letter.createdAt).toISOString(),
			muted: letter.muted,
		})),
	};
}
