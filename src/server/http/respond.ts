import type * as z from 'zod/mini';

import type { BackOfficeAccess, Endpoint } from '#src/contract/http/endpoint.ts';

import type { Dependencies } from '../world/dependencies.ts';
import { errorAnswer, errorFor } from './error-answer.ts';
import { failurePage } from './failure-page.ts';
import { isForm } from './form-body.ts';
import { refuseFilledByProgram } from './form-use.ts';
import { HttpError } from './http-error.ts';
import { finished } from './json-answer.ts';
import { refuseCrossSite, refuseToPreview } from './request-guard.ts';
import { answerLogged } from './request-log.ts';
import { type Match, matchPath } from './route-path.ts';

/** An endpoint together with what answers it. */
export type Route = {
	endpoint: Endpoint<z.core.$ZodType, z.core.$ZodType> & {
		access?: BackOfficeAccess | 'account';
		asksAgain?: boolean;
	};
	answer: (incoming: Incoming) => Promise<Response>;
};

export type Incoming = {
	request: Request;
	url: URL;
	match: Match;
	open: () => Dependencies | Promise<Dependencies>;
};

/** What the platform says of a call: its id, and the deploy that it was sent to ('production'; empty where none is). */
type Origin = { requestId: string; deployContext: string };

/**
 * Finds the route that answers a request and says in neutral words why none does. Never throws; every
 * request is counted and logged as `answerLogged` says.
 */
export async function respond(
	routes: Route[],
	request: Request,
	open: Incoming['open'],
	{ requestId, deployContext }: Origin = { requestId: crypto.randomUUID(), deployContext: '' },
): Promise<Response> {
	const url = new URL(request.url);
	const found = routes.flatMap((candidate) => {
		const match = matchPath(candidate.endpoint.path, url.pathname);
		return match ? [{ candidate, match }] : [];
	});
	const route = found[0]?.candidate.endpoint.path;
	return answerLogged({ id: requestId, method: request.method, route }, async () => {
		try {
			const answer = await answerWith(found, { request, url, open }, deployContext);
			return { response: finished(request, answer) };
		} catch (error) {
			const failed = isFromPage(request) ? failurePage : errorAnswer;
			const response = finished(request, failed(errorFor(error), requestId));
			return error instanceof HttpError ? { response } : { response, failure: error };
		}
	});
}

/** Whether a browser sent the form of a page by itself, and shows what it gets. */
function isFromPage(request: Request): boolean {
	return isForm(request) && request.headers.get('Accept')?.includes('text/html') === true;
}

type Found = { candidate: Route; match: Match }[];

async function answerWith(
	found: Found,
	incoming: Omit<Incoming, 'match'>,
	deployContext: string,
): Promise<Response> {
	const { request } = incoming;
	if (found.length === 0) {
		throw new HttpError(404, { message: 'Nothing is found at this address.' });
	}
	const allowed = allowedMethods(found.map(({ candidate }) => candidate.endpoint.method));
	if (request.method === 'OPTIONS') {
		return new Response(null, { status: 204, headers: { Allow: allowed } });
	}
	const method = request.method === 'HEAD' ? 'GET' : request.method;
	const chosen = found.find(({ candidate }) => candidate.endpoint.method === method);
	if (!chosen) {
		const message = `${request.method} is not possible here. Possible: ${allowed}.`;
		throw new HttpError(405, { message }, { Allow: allowed });
	}
	if (method !== 'GET') {
		refuseCrossSite(request);
		refuseToPreview(deployContext);
		refuseFilledByProgram(request);
	}
	return chosen.candidate.answer({ ...incoming, match: chosen.match });
}

function allowedMethods(methods: string[]): string {
	const head = methods.includes('GET') ? ['HEAD'] : [];
	return [...new Set([...methods, ...head, 'OPTIONS'])].join(', ');
}
