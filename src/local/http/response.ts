import { errorBody, errorFor } from '#src/server/http/error-answer.ts';
import { apiHeaders } from '#src/server/http/security-headers.ts';

/** Names are lower-case. */
export type ResponseHeaders = Record<string, string | string[]>;

/** What the host sends back. */
export type HttpResponse = { status: number; headers: ResponseHeaders; body: Uint8Array | null };

/** An error in the shape that every call of the API uses. */
export function errorResponse(
	status: number,
	message: string,
	headers: ResponseHeaders = {},
): HttpResponse {
	return jsonResponse(status, { message }, headers);
}

/** What the client is told of an error that nobody expected. */
export function failureResponse(error: unknown, requestId: string): HttpResponse {
	const failure = errorFor(error);
	const headers = { ...failure.headers, 'x-request-id': requestId };
	return jsonResponse(failure.status, errorBody(failure, requestId), headers);
}

function jsonResponse(status: number, body: object, headers: ResponseHeaders): HttpResponse {
	return {
		status,
		headers: { ...apiHeaders, 'cache-control': 'no-store', ...headers },
		body: Buffer.from(JSON.stringify(body)),
	};
}

/** `location` is a site-relative address or a URL. */
export function redirectResponse(
	status: number,
	location: string,
	headers: ResponseHeaders,
): HttpResponse {
	return { status, headers: { ...headers, location, 'content-length': '0' }, body: null };
}
