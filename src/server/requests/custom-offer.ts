import {
	type CustomOfferForm,
	type CustomOfferReceipt,
	requestMessages,
} from '#src/contract/requests/requests.ts';
import { customOfferStatus, customOfferStatuses } from '#src/domain/requests/custom-offer.ts';

import { earliestDeparture } from '../catalog/earliest-departure.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { customOffers } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { invalidField } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { type Stored, storedBefore, storeOnce } from '../http/stored-once.ts';
import { standingOf } from '../inbox/standing.ts';
import { leaveConfirmation } from '../mail/confirmation-limit.ts';
import { customOfferForDesk, customOfferReceived } from '../mail/letters/custom-offer.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { repeatedReceipt, requestReceipt } from './receipt.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('custom-offers');

/**
 * Stores the request for a custom offer with its letters, or finds the one that the same attempt stored before.
 * @throws HttpError 400 when the departure is past; 409 when the attempt was sent with other words; 429
 */
export async function requestCustomOffer(
	deps: Dependencies,
	form: CustomOfferForm,
	attempt: Attempt | null,
): Promise<Stored<CustomOfferReceipt>> {
	if (form.departureDate < earliestDeparture(deps.now())) {
		const earlier = await storedBefore(deps.db, customOffers, attempt);
		if (earlier) return { receipt: await customOfferAgain(deps.db, earlier, deps), isRepeat: true };
		throw invalidField('departureDate', requestMessages.departurePassed);
	}

	return inTransaction(deps.db, async (transaction) => {
		const { row, isRepeat } = await storeOnce(transaction, customOffers, form, attempt);
		if (isRepeat) return { receipt: await customOfferAgain(transaction, row, deps), isRepeat };
		const letter = customOfferReceived(form);
		const confirmed = await leaveConfirmation(
			transaction,
			letter,
			deps,
			customOfferForDesk(row.id, form),
		);
		await countCall(transaction, limit, deps);
		const status = customOfferStatuses[0];
		return { receipt: { ...requestReceipt(row), status, ...confirmed }, isRepeat };
	});
}

/** What is told again of an offer that was asked for before. */
export async function customOfferAgain(
	db: Database,
	offer: typeof customOffers.$inferSelect,
	{ now }: Pick<Dependencies, 'now'>,
): Promise<CustomOfferReceipt> {
	const standing = await standingOf(db, { kind: 'custom offer', id: offer.id }, now());
	const status = customOfferStatus(standing?.state ?? 'Open');
	return { ...(await repeatedReceipt(db, offer)), status };
}
