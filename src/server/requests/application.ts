import {
	type ApplicationForm,
	type ApplicationReceipt,
	requestMessages,
} from '#src/contract/requests/requests.ts';
import { isOpen, type JobOpening } from '#src/domain/requests/job-opening.ts';

import { type Attempt, storeOnce } from '../http/attempt.ts';
import { invalidField } from '../http/http-error.ts';
import { applicationForDesk, applicationReceived } from '../mail/letters/application.ts';
import { storeWithLetters } from '../mail/store-with-letters.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { insertApplication, selectApplicationOfAttempt } from './queries.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('applications');

/**
 * Stores an application with its letters, or finds the one that the same attempt stored before, even if the job
 * was closed since.
 * @param openings finds the jobs there are
 * @throws HttpError 400 when one cannot apply for the job; 409 when the attempt was sent with other words; 429; and
 * what `openings` throws
 */
export function apply(
	deps: Dependencies,
	form: ApplicationForm,
	attempt: Attempt | null,
	openings: () => Promise<JobOpening[]>,
): Promise<{ receipt: ApplicationReceipt; isRepeat: boolean }> {
	return storeOnce(attempt, {
		find: (attemptId) => selectApplicationOfAttempt(deps.db, attemptId),
		async store() {
			const job = (await openings()).find(({ id }) => id === form.job);
			if (!job || !isOpen(job, deps.now())) throw invalidField('job', requestMessages.jobClosed);
			return storeWithLetters(deps, {
				limit,
				insert: (transaction) => insertApplication(transaction, { ...form, ...attempt }),
				letters: ({ id }) => [
					applicationReceived(form, job.title),
					applicationForDesk(id, form, job.title),
				],
			});
		},
		reused: requestMessages.attemptReused,
	});
}
