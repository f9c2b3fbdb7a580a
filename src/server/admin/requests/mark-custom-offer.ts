import type { CustomOfferRecord, CustomOfferStep } from '#src/contract/admin/requests.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { found } from '../../http/found.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordChange } from '../activities/record-change.ts';
import { requireSeen } from '../changed-meanwhile.ts';
import { selectCustomOfferToChange, updateCustomOfferStatus } from './custom-offers.ts';

type Step = {
	administrator: SessionUser;
	id: number;
	status: CustomOfferStep;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
};

/**
 * Stores how far a custom offer is, and who said so. Where it is that far already, nothing is written.
 * @throws HttpError 404; 409 with the offer as it is now, when it was changed after the administrator saw it
 */
export function markCustomOffer(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ administrator, id, status, version }: Step,
): Promise<CustomOfferRecord> {
	return db.transaction(async (transaction) => {
		const row = await selectCustomOfferToChange(transaction, id);
		const before = found(row, 'There is no custom offer with this number.');
		requireSeen(version, before);
		if (before.status === status) return before;
		const at = now();
		await updateCustomOfferStatus(transaction, before, { status, at });
		const after = {
			...before,
			status,
			version: before.version + 1,
			updatedAt: at.toISOString(),
		};
		await recordChange(transaction, {
			administrator,
			at,
			subject: 'custom offer',
			subjectId: id,
			label: `${before.name}, ${before.destination}`,
			before,
			after,
		});
		return after;
	});
}
