import { expect } from 'vitest';

/** What an answer held, once it has been found to be clean. */
export type Read = { status: number; headers: Headers; body: unknown };

type Leak = [name: string, pattern: RegExp];

const leaks: Leak[] = [
	['a stack trace', /\bat [\w.<>]+ ?\(|\n\s+at |\.[cm]?[jt]s:\d+/],
	[
		'a path of the server',
		new RegExp(`node_modules|/srv/|/home/|file://|${RegExp.escape(process.cwd())}`),
	],
	['SQL', /\bselect .+ from\b|insert into|\bupdate .+ set\b|params:|Failed query/i],
	['a database error', /DrizzleQueryError|SQLSTATE|violates|constraint|postgres(?:ql)?:\/\//i],
	['a rule without a message', /Invalid input/],
];

/** What a text tells of the server's inside; null: nothing. */
export function leakIn(text: string): string | null {
	return leaks.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * Reads an answer of the API and checks what every one of them must be: JSON with its charset, or a file, not to be
 * rendered as a page, over HTTPS only, and silent about the server's inside. The body of a file is its text.
 */
export async function readAnswer(response: Response): Promise<Read> {
	const text = await response.text();
	const { status, headers } = response;
	expect(leakIn(text), `leaks in ${text.slice(0, 500)}`).toBeNull();
	expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
	expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
	expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
	expect(headers.get('Cache-Control')).toBeTruthy();
	if (text === '') return { status, headers, body: null };
	if (headers.has('Content-Disposition')) return { status, headers, body: text };
	expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
	const body: unknown = JSON.parse(text);
	if (status >= 400) expect(body).toMatchObject({ message: expect.stringMatching(/\S/) });
	return { status, headers, body };
}

/** The fields an error answer names: ['details.zipCode']. */
export function namedFields(body: unknown): string[] {
	if (typeof body !== 'object' || body === null || !('issues' in body)) return [];
	const { issues } = body;
	return Array.isArray(issues) ? issues.map(({ path }: { path: string }) => path) : [];
}
