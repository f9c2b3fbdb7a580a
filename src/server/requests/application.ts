import {
	type ApplicationForm,
	type ApplicationReceipt,
	requestMessages,
} from '#src/contract/requests/requests.ts';
import { isOpen, type JobOpening } from '#src/domain/requests/job-opening.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { applications } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { invalidField } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { type Stored, storedBefore, storeOnce } from '../http/stored-once.ts';
import { leaveConfirmation } from '../mail/confirmation-limit.ts';
import { applicationForDesk, applicationReceived } from '../mail/letters/application.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { repeatedReceipt, requestReceipt } from './receipt.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('applications');

/**
 * Stores an application with its letters, or finds the one that the same attempt stored before, even if the job
 * was closed since.
 * @param openings finds the jobs there are
 * @throws HttpError 400 when one cannot apply for the job; 409 when the attempt was sent with other words; 429; and
 * what `openings` throws
 */
export async function apply(
	deps: Dependencies,
	form: ApplicationForm,
	attempt: Attempt | null,
	openings: () => Promise<JobOpening[]>,
): Promise<Stored<ApplicationReceipt>> {
	const earlier = await storedBefore(deps.db, applications, attempt);
	if (earlier) return { receipt: await repeatedReceipt(deps.db, earlier), isRepeat: true };

	const job = (await openings()).find(({ id }) => id === form.job);
	if (!job || !isOpen(job, deps.now())) throw invalidField('job', requestMessages.jobClosed);

	return inTransaction(deps.db, async (transaction) => {
		const { row, isRepeat } = await storeOnce(transaction, applications, form, attempt);
		if (isRepeat) return { receipt: await repeatedReceipt(transaction, row), isRepeat };
		const letter = applicationReceived(form, job.title);
		const confirmed = await leaveConfirmation(
			transaction,
			letter,
			deps,
			applicationForDesk(row.id, form, job.title),
		);
		await countCall(transaction, limit, deps);
		return { receipt: { ...requestReceipt(row), ...confirmed }, isRepeat };
	});
}
