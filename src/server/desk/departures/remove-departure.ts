import { deletion } from '#src/contract/desk/conflict.ts';

import { lockForChange, removeRow } from '../../changes/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockDeparture } from '../../departures/lock-departure.ts';
import { HttpError } from '../../http/http-error.ts';
import { validated } from '../../http/validation.ts';
import type { DeskCall } from '../../users/desk-route.ts';
import { departureRows } from './records.ts';
import { usedMessage } from './refused-days.ts';
import { showDepartures } from './show-departures.ts';

/**
 * Deletes a departure that nobody has booked or waits for.
 * @throws HttpError 404; 409 with the departure as it is now, when it was changed after it was seen, or because somebody
 *   has: then it can only be closed
 */
export async function removeDeparture({
	deps: { now, ...deps },
	colleague,
	url,
	id,
}: DeskCall<undefined, number>): Promise<{ id: number }> {
	const { version } = validated(deletion, Object.fromEntries(url.searchParams));
	const { tourId } = await inTransaction(deps.db, async (transaction) => {
		await lockDeparture(transaction, id);
		const kind = departureRows(transaction, now());
		const seen = { colleague, now, id, version };
		const { before } = await lockForChange(transaction, kind, seen);
		if (before.isUsed) throw new HttpError(409, { message: usedMessage('deleted') });
		return removeRow(transaction, kind, { colleague, now }, id);
	});
	await showDepartures(deps, tourId);
	return { id };
}
