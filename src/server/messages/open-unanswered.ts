import { and, desc, eq } from 'drizzle-orm';

import { repliedKinds } from '#src/domain/desk/desk-item.ts';

import type { Database } from '../db/database.ts';
import { messages } from '../db/schema.ts';
import { openAgain } from '../inbox/standing.ts';
import { aboutColumns, isAbout } from './about.ts';

/**
 * Lets a request wait anew whose last reply does not go out: its letter was all that anybody would have had of it. What is
 * written about a booking is read on the page of the trip, whatever becomes of the letter.
 * @param letterId a letter that will not be sent; nothing happens where it is no reply's
 */
export async function openUnanswered(
	transaction: Database,
	letterId: number,
	at: Date,
): Promise<void> {
	const isReply = and(eq(messages.letterId, letterId), eq(messages.kind, 'answer'));
	const [reply] = await transaction.select().from(messages).where(isReply);
	const kind = repliedKinds.find((each) => reply && reply[aboutColumns[each]] !== null);
	const id = reply && kind ? reply[aboutColumns[kind]] : null;
	if (!reply || !kind || id === null) return;
	const [last] = await transaction
		.select({ id: messages.id })
		.from(messages)
		.where(isAbout({ kind, id }))
		.orderBy(desc(messages.id))
		.limit(1);
	if (last?.id === reply.id) await openAgain(transaction, { kind, id }, { at });
}
