import type { CustomOfferRecord, CustomOfferStep } from '#src/contract/admin/requests.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import { tellChange } from '../../mail/decision-letters.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { lockForChange, storeChange } from '../change-row.ts';
import { toldStep } from './custom-offer-letters.ts';
import { customOfferRows } from './custom-offers.ts';

type Step = {
	administrator: SessionUser;
	id: number;
	status: CustomOfferStep;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
	/** false: the customer gets no letter about it. */
	sendsLetter?: boolean | undefined;
};

/**
 * Stores how far a custom offer is, who said so and the letter to its customer. Where it is that far already, nothing
 * is written.
 * @throws HttpError 404; 409 with the offer as it is now, when it was changed after the administrator saw it
 */
export function markCustomOffer(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ status, sendsLetter = true, ...seen }: Step,
): Promise<CustomOfferRecord> {
	return inTransaction(db, async (transaction) => {
		const change = await lockForChange(transaction, customOfferRows, { ...seen, now });
		const { before, at } = change;
		if (before.status === status) return before;
		await tellChange(transaction, { ...toldStep(before, status), at, isSent: sendsLetter });
		return storeChange(change, { status });
	});
}
