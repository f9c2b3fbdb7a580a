import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import type { ConversationRecord } from '#src/contract/desk/conversation.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import { deskValues } from '#src/domain/desk/reply-values.ts';
import type { NamedState } from '#src/domain/requests/request-state.ts';
import { site } from '#src/site.ts';

import { recordChange } from '../../changes/record-change.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { messages } from '../../db/schema.ts';
import type { Attempt } from '../../http/attempt.ts';
import { HttpError } from '../../http/http-error.ts';
import { attemptReused, storedBefore } from '../../http/stored-once.ts';
import { lockRequest } from '../../inbox/standing.ts';
import { deskReply } from '../../mail/letters/desk-reply.ts';
import { aboutColumns } from '../../messages/about.ts';
import { composed, requireAddress, sendAnswer } from '../../messages/compose.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { stepStanding } from '../requests/step-request.ts';
import { answeredRequest } from './answered-request.ts';
import { conversationOf } from './conversation.ts';

type Written = {
	colleague: SessionUser;
	kind: RepliedKind;
	/** The request that is answered. */
	id: number;
	/** With its variables, which are filled in as they are at this moment. */
	body: string;
	/** The last reply that was seen; 0: none. */
	seen: number;
	/** Where the conversation stands then. */
	state: NamedState;
	attempt: Attempt | null;
};

/**
 * Stores a reply and its letter, and where the conversation stands then, or finds what the same attempt stored before.
 * @throws HttpError 404; 400 at the body, where a variable has no value here or there is no address; 409 with the
 *   conversation as it is, where a colleague has written since, and without it where the attempt was sent with other words
 */
export function writeReply(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, kind, id, body, seen, state, attempt }: Written,
): Promise<ConversationRecord> {
	return inTransaction(db, async (transaction) => {
		const at = now();
		const request = await answeredRequest(transaction, { kind, id }, at);
		const standing = await lockRequest(transaction, request, at);
		const before = await conversationOf(transaction, request, standing);
		const earlier = await storedBefore(transaction, messages, attempt);
		if (earlier && earlier[aboutColumns[kind]] !== id) throw attemptReused(messages);
		if (earlier) return before;
		if ((before.messages.at(-1)?.id ?? 0) !== seen) throw answeredMeanwhile(before);
		const { email: recipient, subject } = request;
		const values = { ...request.values, ...deskValues(site, colleague.fullName) };
		const addressee = { recipient, values };
		requireAddress(addressee);
		const said = composed({ body }, addressee);

		const answer = { colleague, ...said, attempt, at };
		await sendAnswer(transaction, { kind, id }, answer, (written) =>
			deskReply({ recipient, subject }, written),
		);
		const step = { state, laterUntil: null };
		const told = 'by reply';
		const after = await stepStanding(transaction, request, standing, step, { at, told });
		await recordChange(transaction, {
			colleague,
			at,
			subject: kind,
			subjectId: id,
			label: request.label,
			before: { state: before.state, replies: before.messages.length },
			after: { state, replies: before.messages.length + 1 },
		});
		return conversationOf(transaction, request, after);
	});
}

function answeredMeanwhile(current: ConversationRecord): HttpError {
	const body = { message: conversationWords.answeredMeanwhile, current };
	return new HttpError(409, body);
}
