import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { ConversationState, RepliedKind } from '#src/domain/desk/desk-item.ts';

import { recordChange } from '../../admin/activities/record-change.ts';
import { staleChange } from '../../admin/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answeredRequest } from './answered-request.ts';
import { lockStanding, storeState } from './conversation-state.ts';
import { conversationOf } from './conversation.ts';

type Step = {
	administrator: SessionUser;
	kind: RepliedKind;
	id: number;
	state: ConversationState;
	/** What was seen; 0 where nobody had made anything of it. */
	version: number;
};

/**
 * Stores where a conversation stands, and who said so. Where it stands there already, nothing is written.
 * @throws HttpError 404; 409 with the conversation as it is, where somebody changed it since it was seen
 */
export function stepConversation(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ administrator, kind, id, state, version }: Step,
): Promise<ConversationRecord> {
	return inTransaction(db, async (transaction) => {
		const request = await answeredRequest(transaction, { kind, id }, true);
		await lockStanding(transaction, request);
		const before = await conversationOf(transaction, request);
		if (before.version !== version) throw staleChange(before);
		if (before.state === state) return before;
		const at = now();
		await storeState(transaction, { kind, id, state, at });
		await recordChange(transaction, {
			administrator,
			at,
			subject: kind,
			subjectId: id,
			label: request.label,
			before: { state: before.state },
			after: { state },
		});
		return conversationOf(transaction, request);
	});
}
