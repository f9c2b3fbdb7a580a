import { attemptHeader } from '#src/contract/http/attempt.ts';

import { databaseFailure } from '../db/database-error.ts';

const patienceMilliseconds = 2000;

/**
 * Does work that may safely be done twice (reads, and writes that carry an attempt's id) once more when the
 * database was lost at once: a pool's connection does not know that the server was restarted until it is used.
 * @param takesAttempts whether the work stores an attempt once, however often it is sent; other writes are done once,
 *   whatever the request carries
 */
export async function retry<Result>(
	request: Request,
	work: () => Promise<Result>,
	takesAttempts = false,
): Promise<Result> {
	const started = performance.now();
	try {
		return await work();
	} catch (error) {
		const isQuick = performance.now() - started < patienceMilliseconds;
		const isRead = request.method === 'GET' || request.method === 'HEAD';
		const isRepeatable = isRead || (takesAttempts && request.headers.has(attemptHeader));
		if (!isQuick || !isRepeatable || databaseFailure(error) !== 'away') throw error;
		return work();
	}
}
