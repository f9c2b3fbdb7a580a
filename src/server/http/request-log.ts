import { type CurrentRequest, inRequest } from '../platform/current-request.ts';
import { logsRequests } from '../platform/environment.ts';
import { failureFields, log, sqlStateOf } from '../platform/log.ts';
import { countRequest } from '../platform/request-counts.ts';

/** What was answered, and what nobody expected on the way. */
export type Outcome = { response: Response; failure?: unknown };

/** A request as the log may name it: never by its address, which may hold what a person typed. */
type Asked = { id: string; method: string; route: string | undefined };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const suspicious = new Set([401, 403, 429]);
let isFirst = true;

/**
 * Answers a request, counts it, and writes one line about it: an error where the answer is one of ours or something
 * failed, a warning where somebody was kept out, else a notice, if requests are logged at all. The answer carries the
 * request's id.
 */
export async function answerLogged(
	{ id, method: given, route }: Asked,
	answer: () => Promise<Outcome>,
): Promise<Response> {
	const started = performance.now();
	const start = isFirst ? 'cold' : 'warm';
	isFirst = false;
	const current: CurrentRequest = { id, route };
	const { response, failure = current.failure } = await inRequest(current, answer);
	const { status, headers } = response;
	headers.set('X-Request-Id', id);
	const milliseconds = performance.now() - started;
	const method = methods.has(given) ? given : 'other';
	countRequest({ method, route, status, milliseconds });
	const sqlState = current.sqlState ?? sqlStateOf(failure);
	const line = { requestId: id, method, route, status, milliseconds: Math.round(milliseconds) };
	const fields = { ...line, sqlState, start };
	if (failure !== undefined)
		log('error', 'request failed', { ...fields, ...failureFields(failure) });
	else if (status >= 500) log('error', 'request failed', fields);
	else if (suspicious.has(status)) log('warn', 'request refused', fields);
	else if (logsRequests()) log('info', 'request', fields);
	return response;
}
