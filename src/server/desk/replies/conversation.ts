import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';

import type { Database } from '../../db/database.ts';
import { selectMessages } from '../../messages/read-messages.ts';
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
		messages: await selectMessages(db, { kind, id }),
	};
}
