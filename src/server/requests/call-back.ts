import {
	type CallBackForm,
	type CallBackReceipt,
	noSlotMessage,
} from '#src/contract/requests/call-back.ts';
import {
	type CallBackStatus,
	callBackStatus,
	callBackStatuses,
} from '#src/domain/requests/call-back.ts';
import { callSlotAt } from '#src/domain/requests/call-slots.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { callBacks } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { invalidField } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { type Stored, storedBefore, storeOnce } from '../http/stored-once.ts';
import { standingOf } from '../inbox/standing.ts';
import { leaveConfirmation } from '../mail/confirmation-limit.ts';
import { callBackForDesk, callBackReceived } from '../mail/letters/call-back.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { repeatedReceipt, requestReceipt } from './receipt.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('call-backs');

type CallBack = typeof callBacks.$inferSelect;

/**
 * Stores the request to be called with its letters, or finds the one that the same attempt stored before, even if its
 * hour has begun since. Whoever gives no email address gets no letter.
 * @throws HttpError 400 when nobody can be called in that hour; 409 when the attempt was sent with other words; 429
 */
export async function requestCallBack(
	deps: Dependencies,
	form: CallBackForm,
	attempt: Attempt | null,
): Promise<Stored<CallBackReceipt>> {
	const earlier = await storedBefore(deps.db, callBacks, attempt);
	if (earlier) return { receipt: await callBackAgain(deps.db, earlier, deps), isRepeat: true };

	const slot = callSlotAt(site, new Date(form.slotFrom), deps.now());
	if ('kind' in slot) throw invalidField('slotFrom', noSlotMessage(slot));

	const { name, phone, email = '', reference = '' } = form;
	const values = {
		name,
		phone,
		email: email.trim(),
		reference,
		slotFrom: slot.from,
		slotTo: slot.to,
	};
	return inTransaction(deps.db, async (transaction) => {
		const { row, isRepeat } = await storeOnce(transaction, callBacks, values, attempt);
		if (isRepeat) return { receipt: await callBackAgain(transaction, row, deps), isRepeat };
		const confirmed =
			row.email === '' ? {} : await leaveConfirmation(transaction, callBackReceived(row), deps);
		await countCall(transaction, limit, deps);
		await addToOutbox(transaction, callBackForDesk(row));
		return { receipt: { ...receiptOf(row, callBackStatuses[0]), ...confirmed }, isRepeat };
	});
}

/** What is told again of a call that was asked for before. */
export async function callBackAgain(
	db: Database,
	row: CallBack,
	{ now }: Pick<Dependencies, 'now'>,
): Promise<CallBackReceipt> {
	const standing = await standingOf(db, { kind: 'call-back', id: row.id }, now());
	const told = row.email === '' ? {} : await repeatedReceipt(db, row);
	return { ...receiptOf(row, callBackStatus(standing?.state ?? 'Open')), ...told };
}

function receiptOf(row: CallBack, status: CallBackStatus): CallBackReceipt {
	return {
		...requestReceipt(row),
		status,
		slotFrom: row.slotFrom.toISOString(),
		slotTo: row.slotTo.toISOString(),
	};
}
