import {
	type CustomOfferForm,
	type CustomOfferReceipt,
	requestMessages,
} from '#src/contract/requests/requests.ts';

import { earliestDeparture } from '../bookings/earliest-departure.ts';
import { type Attempt, storeOnce } from '../http/attempt.ts';
import { invalidField } from '../http/http-error.ts';
import { customOfferForDesk, customOfferReceived } from '../mail/letters/custom-offer.ts';
import { storeWithLetters } from '../mail/store-with-letters.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { insertCustomOffer, selectCustomOfferOfAttempt } from './queries.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('custom-offers');

/**
 * Stores the request for a custom offer with its letters, or finds the one that the same attempt stored before.
 * @throws HttpError 400 when the departure is past; 409 when the attempt was sent with other words; 429
 */
export function requestCustomOffer(
	deps: Dependencies,
	form: CustomOfferForm,
	attempt: Attempt | null,
): Promise<{ receipt: CustomOfferReceipt; isRepeat: boolean }> {
	return storeOnce(attempt, {
		find: (attemptId) => selectCustomOfferOfAttempt(deps.db, attemptId),
		async store() {
			if (form.departureDate < earliestDeparture(deps.now())) {
				throw invalidField('departureDate', requestMessages.departurePassed);
			}
			return storeWithLetters(deps, {
				limit,
				insert: (transaction) => insertCustomOffer(transaction, { ...form, ...attempt }),
				letters: ({ id }) => [customOfferReceived(form), customOfferForDesk(id, form)],
			});
		},
		reused: requestMessages.attemptReused,
	});
}
