import type { ErrorReply } from '#src/contract/http/endpoint.ts';

import { databaseFailure } from '../db/database-error.ts';
import { HttpError } from './http-error.ts';

const retryAfterSeconds = '5';

/** What a failure says to the caller. Nothing of an unexpected error leaves the server: see the log. */
export function errorFor(error: unknown): HttpError {
	if (error instanceof HttpError) return error;
	switch (databaseFailure(error)) {
		case 'away':
			return unavailable();
		case 'unstorable':
			return new HttpError(400, { message: 'The request holds a value that cannot be stored.' });
		case 'conflict':
			return new HttpError(409, { message: 'This contradicts what is stored already.' });
		case null:
			return new HttpError(500, {
				message: 'Something went wrong on our side. Please try again.',
			});
	}
}

/** A failure as a JSON answer that no cache keeps. */
export function errorAnswer(error: HttpError, requestId: string): Response {
	const { status, headers } = error;
	return Response.json(errorBody(error, requestId), { status, headers });
}

/**
 * What a caller is told of a failure: where it is ours, also of which request, so that the log can be asked. Where only
 * the log knows what happened, a person is shown the end of its id too, short enough for the telephone.
 */
export function errorBody({ status, body }: HttpError, requestId: string): ErrorReply {
	if (status < 500) return body;
	const reference = status === 500 ? ` (Reference: ${requestId.slice(-8)})` : '';
	return { ...body, message: body.message + reference, requestId };
}

/** The database cannot answer now. */
export function unavailable(): HttpError {
	return new HttpError(
		503,
		{ message: 'The service is not available at the moment. Please try again shortly.' },
		{ 'Retry-After': retryAfterSeconds },
	);
}
