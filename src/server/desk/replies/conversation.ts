import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';

import type { Database } from '../../db/database.ts';
import { found } from '../../http/http-error.ts';
import { type Standing, standingOf } from '../../inbox/standing.ts';
import { selectMessages } from '../../messages/read-messages.ts';
import { type AnsweredRequest, answeredRequest } from './answered-request.ts';

/**
 * Where a conversation stands, and what the desk wrote.
 * @throws HttpError 404
 */
export async function readConversation(
	db: Database,
	named: { kind: RepliedKind; id: number },
	now: Date,
): Promise<ConversationRecord> {
	const request = await answeredRequest(db, named, now);
	const standing = found(await standingOf(db, named, now), 'There is nothing that was asked.');
	return conversationOf(db, request, standing);
}

/** As `readConversation`, of a request that is known, and where it stands. */
export async function conversationOf(
	db: Database,
	request: AnsweredRequest,
	{ state, version }: Standing,
): Promise<ConversationRecord> {
	const { kind, id, email, subject } = request;
	return {
		id,
		kind,
		recipient: email,
		subject,
		state,
		version,
		messages: await selectMessages(db, { kind, id }),
	};
}
