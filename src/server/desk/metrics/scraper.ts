import { createHash, timingSafeEqual } from 'node:crypto';

import { HttpError } from '../../http/http-error.ts';

/**
 * Whether a program asks that shows the token of the metrics; without a token, or without `Authorization`, it is somebody
 * who has to be signed in.
 * @throws HttpError 401 where it shows another
 */
export function isScraper(request: Request, token: string | null): boolean {
	const shown = request.headers.get('Authorization');
	if (token === null || shown === null) return false;
	// Digests are of one length, and nobody learns from the time it takes how much was right.
	if (timingSafeEqual(digest(shown), digest(`Bearer ${token}`))) return true;
	throw new HttpError(
		401,
		{ message: 'The token in Authorization is not that of METRICS_TOKEN.' },
		{ 'WWW-Authenticate': 'Bearer' },
	);
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
