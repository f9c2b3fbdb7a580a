import type { SubscriberRecord } from '#src/contract/admin/users.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { found } from '../../http/found.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordChange } from '../activities/record-change.ts';
import { deleteSubscriber } from './subscribers.ts';

/**
 * Takes a reader off the newsletter's list and writes down who did so.
 * @returns the row that was removed
 * @throws HttpError 404
 */
export function removeSubscriber(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	administrator: SessionUser,
	id: number,
): Promise<SubscriberRecord> {
	return db.transaction(async (transaction) => {
		const row = await deleteSubscriber(transaction, id);
		const removed = found(row, 'There is no subscriber with this number.');
		// Whoever leaves wants to be forgotten: what is kept tells no more than which of two removals this was.
		const email = maskedAddress(removed.email);
		await recordChange(transaction, {
			administrator,
			at: now(),
			subject: 'subscriber',
			subjectId: id,
			label: email,
			before: { email },
			after: null,
		});
		return removed;
	});
}

/** 'a…@example.com' */
function maskedAddress(email: string): string {
	const [first = ''] = email;
	return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
