import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that is being answered, as whatever is done for it may ask. */
export type CurrentRequest = {
	id: string;
	/** The pattern of its address, without what a visitor put into it: '/api/bookings/:id'. */
	route: string | undefined;
	/** The SQLSTATE of the last statement that failed for it. */
	sqlState?: string;
	/** What nobody expected, though it was answered with a page that says so. */
	failure?: unknown;
};

// A development server loads this module more than once, and the database that asks is one of them all.
const key = Symbol.for('bright-departures.requests');
const processWide = globalThis as { [key]?: AsyncLocalStorage<CurrentRequest> };
const requests = (processWide[key] ??= new AsyncLocalStorage());

/** Does the work of answering a request; all that it leads to finds the request by `currentRequest`. */
export function inRequest<Result>(
	request: CurrentRequest,
	work: () => Promise<Result>,
): Promise<Result> {
	return requests.run(request, work);
}

/** The request that the caller works for; undefined for what nobody asked for: a letter, a migration. */
export function currentRequest(): CurrentRequest | undefined {
	return requests.getStore();
}
