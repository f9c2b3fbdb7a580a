import { databaseFailure } from './database-error.ts';
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
export function errorAnswer(error: HttpError): Response {
	return Response.json(error.body, { status: error.status, headers: error.headers });
}

/** The database cannot answer now. */
export function unavailable(): HttpError {
	return new HttpError(
		503,
		{ message: 'The service is not available at the moment. Please try again shortly.' },
		{ 'Retry-After': retryAfterSeconds },
	);
}
