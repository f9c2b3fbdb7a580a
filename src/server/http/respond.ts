import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';

import type { Dependencies } from '../platform/dependencies.ts';
import { failureFields, log, type LogFields } from '../platform/log.ts';
import { errorAnswer, errorFor } from './error-answer.ts';
import { refuseFilledByProgram } from './form-use.ts';
import { HttpError } from './http-error.ts';
import { finished } from './json-answer.ts';
import { refuseCrossSite } from './request-guard.ts';
import { type Match, matchPath } from './route-path.ts';

/** An endpoint together with what answers it. */
export type Route = {
	endpoint: Endpoint<z.core.$ZodType, z.core.$ZodType> & { access?: 'administrator' };
	answer: (incoming: Incoming) => Promise<Response>;
};

export type Incoming = {
	request: Request;
	url: URL;
	match: Match;
	open: () => Dependencies | Promise<Dependencies>;
};

/**
 * Finds the route that answers a request and says in neutral words why none does. Never throws; what was
 * unexpected, and what may be an attack, is logged.
 */
export async function respond(
	routes: Route[],
	request: Request,
	open: Incoming['open'],
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	const started = performance.now();
	const url = new URL(request.url);
	const found = routes.flatMap((candidate) => {
		const match = matchPath(candidate.endpoint.path, url.pathname);
		return match ? [{ candidate, match }] : [];
	});
	try {
		return finished(request, await answerWith(found, { request, url, open }), requestId);
	} catch (error) {
		const failure = errorFor(error);
		logFailure(error, {
			requestId,
			method: request.method,
			route: found[0]?.candidate.endpoint.path,
			status: failure.status,
			milliseconds: Math.round(performance.now() - started),
		});
		return finished(request, errorAnswer(failure), requestId);
	}
}

type Found = { candidate: Route; match: Match }[];

async function answerWith(found: Found, incoming: Omit<Incoming, 'match'>): Promise<Response> {
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
		refuseFilledByProgram(request);
	}
	return chosen.candidate.answer({ ...incoming, match: chosen.match });
}

function allowedMethods(methods: string[]): string {
	const head = methods.includes('GET') ? ['HEAD'] : [];
	return [...new Set([...methods, ...head, 'OPTIONS'])].join(', ');
}

const suspicious = new Set([401, 403, 429]);

function logFailure(error: unknown, fields: LogFields): void {
	if (!(error instanceof HttpError)) {
		log('error', 'request failed', { ...fields, ...failureFields(error) });
	} else if (suspicious.has(error.status)) {
		log('warn', 'request refused', fields);
	}
}
