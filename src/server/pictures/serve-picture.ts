import { photographFileAt } from '#src/domain/pictures/photograph.ts';

import type { Database } from '../db/database.ts';
import { errorFor } from '../http/error-answer.ts';
import { answerLogged, type Outcome } from '../http/request-log.ts';
import { strictTransportSecurity } from '../http/security-headers.ts';
import { bytesTag, cacheTags, isUnchanged } from '../platform/cache.ts';
import type { PictureStore } from './picture-store.ts';

/** Where the files of pictures come from. */
export type PictureSource = { openDatabase: () => Promise<Database>; store: PictureStore };

/**
 * Answers with a file of an uploaded picture, which browsers and the CDN keep for a year: another picture has another
 * address. Whatever else is asked for is answered in one line that nobody keeps. Never throws; every request is counted
 * and logged as `answerLogged` says.
 */
export function servePicture(
	request: Request,
	source: PictureSource,
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	const { method } = request;
	return answerLogged({ id: requestId, method, route: '/pictures/:key/:file' }, async () => {
		const { response, ...outcome } = await fileOrFailure(request, source);
		return method === 'HEAD'
			? { ...outcome, response: new Response(null, response) }
			: { ...outcome, response };
	});
}

async function fileOrFailure(request: Request, source: PictureSource): Promise<Outcome> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return { response: line('This address can only be read.', 405, { Allow: 'GET, HEAD' }) };
	}
	try {
		return { response: await fileAt(request, source) };
	} catch (failure) {
		const { status, headers, message } = errorFor(failure);
		return { response: line(message, status, headers), failure };
	}
}

async function fileAt(request: Request, { openDatabase, store }: PictureSource): Promise<Response> {
	const file = photographFileAt(new URL(request.url).pathname);
	const bytes = file && (await store.read(await openDatabase(), file.name));
	if (!file || !bytes) return line('There is no picture at this address.', 404);
	const etag = bytesTag(bytes);
	const [key = ''] = file.name.split('/');
	const headers = {
		...guards,
		ETag: etag,
		'Cache-Control': `public, ${forever}`,
		'Netlify-CDN-Cache-Control': `public, durable, ${forever}`,
		'Netlify-Cache-Tag': cacheTags.picture(key),
		'Netlify-Vary': 'query=none',
	};
	if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
	return new Response(bytes, { headers: { ...headers, 'Content-Type': `image/${file.format}` } });
}

const forever = 'max-age=31536000, immutable';

/** What a browser may make of a file: a picture in a page of ours, and nothing else. */
const guards = {
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Strict-Transport-Security': strictTransportSecurity,
	'X-Content-Type-Options': 'nosniff',
};

function line(text: string, status: number, headers: Record<string, string> = {}): Response {
	return new Response(text, {
		status,
		headers: {
			...guards,
			'Content-Type': 'text/plain; charset=utf-8',
			'Cache-Control': 'no-store',
			...headers,
		},
	});
}
