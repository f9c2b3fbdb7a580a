import { DatabaseAway } from '../db/database-error.ts';

/**
 * In milliseconds: less than the 8 seconds that a function has, more than the database's own limits for one step. It
 * is for calls of several steps of which each has to wait.
 */
const patience = 7500;

/** What a call asked for was not done in the time that an answer may take; it may be done yet. */
export class AnswerOverdue extends DatabaseAway {
	override name = 'AnswerOverdue';
}

/**
 * The result of work that an answer needs.
 * @throws AnswerOverdue when it does not come in time, and what the work throws
 */
export async function inAnswerTime<Result>(work: Promise<Result>): Promise<Result> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new AnswerOverdue()), patience);
	try {
		return await Promise.race([work, promise]);
	} finally {
		clearTimeout(timer);
	}
}
