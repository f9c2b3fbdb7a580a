import { and, asc, eq, sql } from 'drizzle-orm';

import type { ConversationRecord, Reply } from '#src/contract/desk/conversation.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';

import type { Database } from '../../db/database.ts';
import { outbox, replies } from '../../db/schema.ts';
import { letterState } from '../../mail/letter-state.ts';
import { replyOccasionPrefix } from '../../mail/letters/desk-reply.ts';
import { type AnsweredRequest, answeredRequest } from './answered-request.ts';
import { standingOf } from './conversation-state.ts';

/**
 * Where a conversation stands, and what the desk wrote.
 * @throws HttpError 404
 */
export async function readConversation(
	db: Database,
	named: { kind: RepliedKind; id: number },
): Promise<ConversationRecord> {
	return conversationOf(db, await answeredRequest(db, named));
}

/** As `readConversation`, of a request that is known. */
export async function conversationOf(
	db: Database,
	request: AnsweredRequest,
): Promise<ConversationRecord> {
	const { kind, id, email, subject, isAnswered } = request;
	const standing = await standingOf(db, request);
	return {
		id,
		kind,
		recipient: email,
		subject,
		state: standing?.state ?? (isAnswered ? 'Done' : 'Open'),
		version: standing?.version ?? 0,
		replies: await selectReplies(db, request),
	};
}

/** The replies to a request, the oldest first, each with where its letter stands. */
async function selectReplies(
	db: Database,
	{ kind, id }: { kind: RepliedKind; id: number },
): Promise<Reply[]> {
	const rows = await db
		.select({
			id: replies.id,
			body: replies.body,
			author: replies.author,
			createdAt: replies.createdAt,
			letter: outbox.id,
			state: letterState,
			sentAt: outbox.sentAt,
			cancelledAt: outbox.cancelledAt,
			nextAttemptAt: outbox.nextAttemptAt,
		})
		.from(replies)
		.leftJoin(outbox, eq(outbox.occasion, sql`${replyOccasionPrefix} || ${replies.id}`))
		.where(and(eq(replies.kind, kind), eq(replies.subjectId, id)))
		.orderBy(asc(replies.id));
	return rows.map(({ letter, state, sentAt, cancelledAt, nextAttemptAt, createdAt, ...row }) => {
		const at = sentAt ?? cancelledAt ?? nextAttemptAt;
		return {
			...row,
			createdAt: createdAt.toISOString(),
			letter: letter === null ? null : { state, at: at?.toISOString() ?? null },
		};
	});
}
