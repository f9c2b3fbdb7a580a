import { hash } from 'node:crypto';

import { attemptHeader, attemptId } from '#src/contract/http/attempt.ts';

import { HttpError, invalidField } from './http-error.ts';

/** One try to have something stored: repeated under the same id it must carry the same words. */
export type Attempt = {
	attemptId: string;
	/** SHA-256 of the validated body, in hexadecimal. */
	bodyHash: string;
};

/** What was stored: what its sender is told of it, and the body it was made from. */
export type Stored<Receipt> = { receipt: Receipt; bodyHash: string | null };

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

const mostTries = 5;

/**
 * Stores what an attempt asks for, or finds what the same attempt stored before: then `isRepeat` is true and
 * the first receipt is given again.
 * @param find what an attempt's id has stored, or null
 * @param store answers null when a value is taken that must be unique: the attempt's id, by another request a
 *   moment ago, or one that it draws anew each time
 * @param reused said when the attempt was sent with other words before
 * @throws HttpError 409, and what `store` throws
 */
export async function storeOnce<Receipt>(
	attempt: Attempt | null,
	{
		find,
		store,
		reused,
	}: {
		find: (attemptId: string) => Promise<Stored<Receipt> | null>;
		store: () => Promise<Receipt | null>;
		reused: string;
	},
): Promise<{ receipt: Receipt; isRepeat: boolean }> {
	for (let tries = 0; tries < mostTries; tries += 1) {
		const earlier = attempt && (await find(attempt.attemptId));
		if (earlier && earlier.bodyHash !== attempt.bodyHash) {
			throw new HttpError(409, { message: reused });
		}
		if (earlier) return { receipt: earlier.receipt, isRepeat: true };
		const receipt = await store();
		if (receipt) return { receipt, isRepeat: false };
	}
	throw new Error('What had to be unique was taken at every try.');
}
