import type { RefundPromise } from '#src/contract/desk/refund.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import { staleChange } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import {
	askAgain,
	type CancellationRequest,
	settleRequest,
	waitingRequest,
} from '../cancellation-request.ts';
import { asPromised, promisedRefund } from '../promised-refund.ts';
import { scheduleChangesOf } from '../schedule-changes-of.ts';
import { type Actor, mayAtDesk } from './actor.ts';
import { decisionLetterOf } from './decision-letter-of.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Cancelling = Basics & {
	/** What is promised back; left out, what the policy pays back. */
	refund?: RefundPromise | undefined;
	/** The request of its traveller that was seen; left out, whichever waits is accepted. */
	request?: number | undefined;
};

type Cancelled = Decision & { refund: number | null; request: CancellationRequest | null };

const status = 'Cancelled';

/**
 * Cancels a booking: its seats are free, who waits for them is offered them, and what is paid back is promised. A request
 * of its traveller that waits is accepted so, and counted by the moment of asking.
 * @throws HttpError 400 at the field of a refund that cannot be promised; 409 with the booking as it is, where the request
 *   that was seen no longer waits, or it was cancelled for another promise
 */
export const cancel = operation<Cancelling, Cancelled>({
	action: 'cancel',
	isDecision: true,

	async decide({ transaction, before, actor, at }, { refund, request: seen }) {
		const request = await waitingRequest(transaction, before.id);
		if (seen !== undefined && request?.id !== seen) throw staleChange(before);
		if (before.status === status) return asPromised(before, refund);
		const promised = await promisedRefund(transaction, before, {
			refund,
			request,
			mayPromiseMore: await mayPromiseMore(transaction, before.id, actor),
			at,
		});
		const back = promised.refund ? `, ${formatMoneyInCents(promised.refund)} to pay back` : '';
		return {
			fields: { status, ...promised },
			summary: `Cancelled${back}`,
			refund: promised.refund,
			request,
		};
	},

	async apply({ transaction, before, at }, { request }) {
		if (request) await settleRequest(transaction, before.id, { state: 'accepted', at });
		return { request: request && request.id };
	},

	/** The request that it accepted waits for an answer again. */
	async undo(transaction, { kept: { request }, at }) {
		if (typeof request === 'number') await askAgain(transaction, request, at);
	},

	letter: (
		{ transaction, before, at, offering: { siteUrl } },
		{ decision: { refund, request }, heard },
	) => decisionLetterOf(transaction, before, status, { at, siteUrl, heard, refund, request }),
});

/** What a traveller is promised the server has counted; and whose flights were moved far gets all back, whatever the policy. */
async function mayPromiseMore(db: Database, bookingId: number, actor: Actor): Promise<boolean> {
	if (actor.kind === 'traveller' || mayAtDesk(actor, 'refunds')) return true;
	const [change] = await scheduleChangesOf(db, bookingId);
	return change?.isSignificant === true && change.answer !== 'accepted';
}
