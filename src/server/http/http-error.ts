import type { ErrorReply } from '#src/contract/http/endpoint.ts';

/** An expected failure: whoever finds it throws it, and the HTTP layer answers with its status and body. */
export class HttpError extends Error {
	readonly status: number;
	readonly body: ErrorReply;
	readonly headers: Record<string, string>;

	/** @param body what the caller is told; its message says what to do next */
	constructor(status: number, body: ErrorReply, headers: Record<string, string> = {}) {
		super(body.message);
		this.name = 'HttpError';
		this.status = status;
		this.body = body;
		this.headers = headers;
	}
}

/** A 400 that names one wrong field: 'details.departureDate'. */
export function invalidField(path: string, message: string): HttpError {
	return new HttpError(400, { message, issues: [{ path, message }] });
}

/**
 * The row, where there is one.
 * @param missing what is said of a number that no row has
 * @throws HttpError 404
 */
export function found<Row>(row: Row | null | undefined, missing: string): Row {
	if (row === null || row === undefined) throw new HttpError(404, { message: missing });
	return row;
}
