import type { IncomingHttpHeaders } from 'node:http';

import { apiHeaders } from '#src/server/http/security-headers.ts';

/** A request as the host sees it before any function is involved. */
export type Asked = {
	method: string;
	/** Percent-encoded, begins with '/'. */
	path: string;
	/** With its '?'; empty when there is none. */
	query: string;
	headers: IncomingHttpHeaders;
};

export type AnswerHeaders = Record<string, string | string[]>;

/** What the host sends back; header names are lower-case. */
export type Answer = { status: number; headers: AnswerHeaders; body: Uint8Array | null };

/** Whether the method only reads, so that files and kept answers may serve it. */
export function isRead(method: string): boolean {
	return method === 'GET' || method === 'HEAD';
}

/** An error in the shape that every call of the API uses. */
export function errorAnswer(status: number, message: string, headers: AnswerHeaders = {}): Answer {
	return {
		status,
		headers: { ...apiHeaders, 'cache-control': 'no-store', ...headers },
		body: Buffer.from(JSON.stringify({ message })),
	};
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
