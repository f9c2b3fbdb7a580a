import type { SubscriberRecord } from '#src/contract/desk/users.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { removeRow } from '../../changes/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { subscriberRows } from './subscribers.ts';

/**
 * Takes a reader off the newsletter's list and writes down who did so.
 * @returns the row that was removed
 * @throws HttpError 404
 */
export function removeSubscriber(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	colleague: SessionUser,
	id: number,
): Promise<SubscriberRecord> {
	return inTransaction(db, (transaction) =>
		removeRow(transaction, subscriberRows, { colleague, now }, id),
	);
}
