import { hash } from 'node:crypto';

import { attemptHeader, attemptId } from '#src/contract/http/attempt.ts';

import { invalidField } from './http-error.ts';

/** One try to have something stored: repeated under the same id it must carry the same words. */
export type Attempt = {
	attemptId: string;
	/** SHA-256 of the validated body, in hexadecimal. */
	bodyHash: string;
};

/**
 * Reads which attempt a request belongs to; null when it names none, and then it is a new one.
 * @param body as validated, so that spacing and the order of fields make no difference
 * @throws HttpError 400 when the header is not a UUID
 */
export function readAttempt(request: Request, body: object): Attempt | null {
	const header = request.headers.get(attemptHeader);
	if (header === null) return null;
	const id = attemptId.safeParse(header);
	if (!id.success) throw invalidField(attemptHeader, id.error.issues[0]?.message ?? '');
	return { attemptId: id.data.toLowerCase(), bodyHash: hash('sha256', JSON.stringify(body)) };
}
