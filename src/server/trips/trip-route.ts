import type * as z from 'zod/mini';

import { attemptHeader } from '#src/contract/http/attempt.ts';
import type { Endpoint } from '#src/contract/http/endpoint.ts';
import { tripMessages } from '#src/contract/trips/trip.ts';
import { tripPath } from '#src/paths.ts';

import { inAnswerTime } from '../http/answer-time.ts';
import { type Attempt, readAttempt } from '../http/attempt.ts';
import { isForm, readForm } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import { Answer, jsonAnswer } from '../http/json-answer.ts';
import { readJsonObject } from '../http/request-body.ts';
import { requireJson } from '../http/request-guard.ts';
import type { Route } from '../http/respond.ts';
import { retry } from '../http/retry.ts';
import { seeOther } from '../http/see-other.ts';
import { validated } from '../http/validation.ts';
import { withRenewed } from '../users/renewed-session.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { type OpenTrip, openTrip } from './trip-access.ts';

/** A request about a trip that is open to whoever sent it. */
export type TripCall<Body> = {
	request: Request;
	url: URL;
	body: Body;
	trip: OpenTrip;
	/** The try that a form of the page belongs to, or a program's; null where it names none. */
	attempt: Attempt | null;
	deps: Dependencies;
};

export type TripRouteOptions = {
	/** Who may: whoever sees the trip, or only who may change it too. */
	needs: 'sight' | 'change';
	/** Where on the page its form stands, and what it says afterwards is read: '#travellers'. */
	section?: `#${string}`;
	/** The page again, with what was wrong with the form: what was typed stays. */
	redraw: (call: { request: Request; deps: Dependencies; error: HttpError }) => Promise<Response>;
};

/**
 * As `route`, for an endpoint whose path names a trip by `:reference`: whoever may not see the trip is answered, before a
 * byte of the body is read, as if there were none. It takes JSON, and the page's own forms, which need no script: those
 * are answered with the page, where it says what became of it.
 */
export function tripRoute<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
	endpoint: Endpoint<Body, Reply>,
	handler: (call: TripCall<z.output<Body>>) => Promise<z.output<Reply> | Answer<z.output<Reply>>>,
	{ needs, section, redraw }: TripRouteOptions,
): Route {
	return {
		endpoint,
		async answer({ request, url, match, open }) {
			const { reference = '' } = match;
			const bySheet = request.method !== 'GET' && isForm(request);
			// What was typed is read again where the page is drawn again.
			const again = bySheet ? request.clone() : request;
			let renewed: string | null = null;
			try {
				const { trip, cookie } = await inAnswerTime(
					retry(request, async () => openTrip(await open(), request, reference)),
				);
				renewed = cookie;
				if (!trip) throw new HttpError(404, { message: tripMessages.notOpen });
				if (needs === 'change' && !trip.access.mayChange) {
					throw new HttpError(403, { message: tripMessages.onlyReads });
				}
				const body = validated(endpoint.body, await bodyOf(request, bySheet));
				const attempt = readTripAttempt(request, body);
				const result = await inAnswerTime(
					retry(
						request,
						async () => handler({ request, url, body, trip, attempt, deps: await open() }),
						endpoint.takesAttempts,
					),
				);
				const answer = result instanceof Answer ? result : new Answer(result);
				const response = bySheet
					? seeOther(doneAddress(reference, endpoint.path, section), answer.cookies)
					: jsonAnswer(request, answer);
				return withRenewed(response, renewed);
			} catch (error) {
				if (!bySheet || !(error instanceof HttpError)) throw error;
				const response =
					error.status === 404
						? seeOther(tripPath(reference))
						: await redraw({ request: again, deps: await open(), error });
				return withRenewed(response, renewed);
			}
		},
	};
}

/** The parameter by which the page says that a form of it was taken. */
export const doneParameter = 'done';

function doneAddress(reference: string, path: string, section = ''): string {
	const form = path.split('/').at(-1) ?? '';
	return `${tripPath(reference)}?${new URLSearchParams({ [doneParameter]: form })}${section}`;
}

// A form has no header of its own: its attempt stands in a field.
function readTripAttempt(request: Request, body: unknown): Attempt | null {
	const { attempt, ...given } = Object(body) as { attempt?: unknown };
	if (typeof attempt !== 'string') return readAttempt(request, given);
	const headers = new Headers({ [attemptHeader]: attempt });
	return readAttempt(new Request(request.url, { headers }), given);
}

async function bodyOf(request: Request, bySheet: boolean): Promise<unknown> {
	if (request.method === 'GET' || request.method === 'DELETE') return undefined;
	if (bySheet) return readForm(request);
	requireJson(request);
	return readJsonObject(request);
}
