import type { InquiryForm, InquiryReceipt } from '#src/contract/requests/requests.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { inquiries } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { countCall } from '../http/rate-limit.ts';
import { type Stored, storeOnce } from '../http/stored-once.ts';
import { leaveConfirmation } from '../mail/confirmation-limit.ts';
import { inquiryForDesk, inquiryReceived } from '../mail/letters/inquiry.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { repeatedReceipt, requestReceipt } from './receipt.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('inquiries');

/**
 * Stores an inquiry with its letters, or finds the one that the same attempt stored before.
 * @throws HttpError 409 when the attempt was sent with other words; 429
 */
export async function inquire(
	deps: Dependencies,
	form: InquiryForm,
	attempt: Attempt | null,
): Promise<Stored<InquiryReceipt>> {
	return inTransaction(deps.db, async (transaction) => {
		const { row, isRepeat } = await storeOnce(transaction, inquiries, form, attempt);
		if (isRepeat) return { receipt: await repeatedReceipt(transaction, row), isRepeat };
		const letter = inquiryReceived(form);
		const confirmed = await leaveConfirmation(
			transaction,
			letter,
			deps,
			inquiryForDesk(row.id, form),
		);
		await countCall(transaction, limit, deps);
		return { receipt: { ...requestReceipt(row), ...confirmed }, isRepeat };
	});
}
