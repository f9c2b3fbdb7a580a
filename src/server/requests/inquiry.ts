import {
	type InquiryForm,
	type InquiryReceipt,
	requestMessages,
} from '#src/contract/requests/requests.ts';

import { type Attempt, storeOnce } from '../http/attempt.ts';
import { inquiryForDesk, inquiryReceived } from '../mail/letters/inquiry.ts';
import { storeWithLetters } from '../mail/store-with-letters.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { insertInquiry, selectInquiryOfAttempt } from './queries.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('inquiries');

/**
 * Stores an inquiry with its letters, or finds the one that the same attempt stored before.
 * @throws HttpError 409 when the attempt was sent with other words; 429
 */
export function inquire(
	deps: Dependencies,
	form: InquiryForm,
	attempt: Attempt | null,
): Promise<{ receipt: InquiryReceipt; isRepeat: boolean }> {
	return storeOnce(attempt, {
		find: (attemptId) => selectInquiryOfAttempt(deps.db, attemptId),
		store: () =>
			storeWithLetters(deps, {
				limit,
				insert: (transaction) => insertInquiry(transaction, { ...form, ...attempt }),
				letters: ({ id }) => [inquiryReceived(form), inquiryForDesk(id, form)],
			}),
		reused: requestMessages.attemptReused,
	});
}
