import type { IncomingHttpHeaders } from 'node:http';

/** The head of a request, as the host sees it before any function is involved. */
export type HttpRequest = {
	method: string;
	/** Percent-encoded, begins with '/'. */
	path: string;
	/** With its '?'; empty when there is none. */
	query: string;
	headers: IncomingHttpHeaders;
};

/** Whether the method only reads, so that files and stored responses may serve it. */
export function isRead(method: string): boolean {
	return method === 'GET' || method === 'HEAD';
}

/** A header of the request, in one line if it was sent in several. */
export function headerText(request: HttpRequest, name: string): string | undefined {
	const value = request.headers[name];
	return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * Splits a request target into path and query. A proxy's absolute form is accepted, its host ignored.
 * Null when the target names no path at all.
 */
export function parseTarget(target: string): { path: string; query: string } | null {
	const relative = target.replace(/^https?:\/\/[^/?#]*/i, '');
	if (!relative.startsWith('/')) return null;
	const [beforeFragment = ''] = relative.split('#', 1);
	const questionMark = beforeFragment.indexOf('?');
	if (questionMark === -1) return { path: beforeFragment, query: '' };
	return {
		path: beforeFragment.slice(0, questionMark),
		query: beforeFragment.slice(questionMark),
	};
}
