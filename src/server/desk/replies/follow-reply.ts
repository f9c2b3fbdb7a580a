import type { SessionUser } from '#src/contract/users/account.ts';
import type { ConversationState } from '#src/domain/desk/desk-item.ts';

import { lockForChange, storeChange } from '../../admin/change-row.ts';
import { toldStep } from '../../admin/requests/custom-offer-letters.ts';
import { customOfferRows } from '../../admin/requests/custom-offers.ts';
import type { Database } from '../../db/database.ts';
import { tellChange } from '../../mail/decision-letters.ts';
import type { AnsweredRequest } from './answered-request.ts';

type Replied = {
	administrator: SessionUser;
	request: AnsweredRequest;
	state: ConversationState;
	now: () => Date;
};

/**
 * Brings a custom offer as far as the reply to it says: somebody works on it now, or it is done. The reply is the letter
 * about that: one that waits to say that we have begun does not go out any more.
 */
export async function followReply(
	transaction: Database,
	{ administrator, request, state, now }: Replied,
): Promise<void> {
	if (request.kind !== 'custom offer') return;
	const { id } = request;
	const change = await lockForChange(transaction, customOfferRows, { administrator, now, id });
	const { before, at } = change;
	const status = state === 'Done' ? 'Completed' : 'Processing';
	await tellChange(transaction, { ...toldStep(before, status), at, isSent: false });
	if (before.status !== status) await storeChange(change, { status });
}
