import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import type { NamedState } from '#src/domain/requests/request-state.ts';

import { staleChange } from '../../changes/change-row.ts';
import { recordChange } from '../../changes/record-change.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockRequest } from '../../inbox/standing.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { stepStanding } from '../requests/step-request.ts';
import { answeredRequest } from './answered-request.ts';
import { conversationOf } from './conversation.ts';

type Step = {
	colleague: SessionUser;
	kind: RepliedKind;
	id: number;
	state: NamedState;
	/** What was seen. */
	version: number;
};

/**
 * Stores where a conversation stands, and who said so. Where it stands there already, nothing is written.
 * @throws HttpError 404; 409 with the conversation as it is, where somebody changed it since it was seen
 */
export function stepConversation(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, kind, id, state, version }: Step,
): Promise<ConversationRecord> {
	return inTransaction(db, async (transaction) => {
		const at = now();
		const request = await answeredRequest(transaction, { kind, id }, at);
		const standing = await lockRequest(transaction, request, at);
		const before = await conversationOf(transaction, request, standing);
		if (before.version !== version) throw staleChange(before);
		if (before.state === state) return before;
		const step = { state, laterUntil: null };
		const after = await stepStanding(transaction, request, standing, step, { at, told: 'not' });
		await recordChange(transaction, {
			colleague,
			at,
			subject: kind,
			subjectId: id,
			label: request.label,
			before: { state: before.state },
			after: { state },
		});
		return conversationOf(transaction, request, after);
	});
}
