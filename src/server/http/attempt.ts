import { hash } from 'node:crypto';

import { attemptHeader, attemptId } from '#src/contract/http/attempt.ts';

import type { Dependencies } from '../world/dependencies.ts';
import { isForm } from './form-body.ts';
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

/**
 * As `readAttempt`. A form that is sent without a script can draw no id: the same words, name and address among them,
 * within an hour are the same try, however often its button was pressed.
 */
export function attemptOf(
	request: Request,
	body: object,
	{ now }: Pick<Dependencies, 'now'>,
): Attempt | null {
	if (!isForm(request)) return readAttempt(request, body);
	const bodyHash = hash('sha256', JSON.stringify(body));
	const { pathname } = new URL(request.url);
	const hour = now().toISOString().slice(0, 'yyyy-MM-ddTHH'.length);
	const digits = hash('sha256', [pathname, bodyHash, hour].join(' '));
	// A UUID of version 8, whose bits are its maker's own (RFC 9562, 5.8).
	const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits) ?? [];
	return { attemptId: `${a}-${b}-8${c}-8${d}-${e}`, bodyHash };
}
