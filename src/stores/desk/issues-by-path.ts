import { ApiError } from '#src/browser/api.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

/** What is wrong with a body, by the path of its part: 'parts.0.total'. Of one part the first counts. */
export function issuesByPath(issues: readonly Issue[]): Record<string, string> {
	const named = issues.map(({ path, message }) => [path.map(String).join('.'), message]);
	return Object.fromEntries(named.toReversed());
}

/** What the server refused of a body, by path; empty where it names no part of it. */
export function refusedByPath(error: unknown): Record<string, string> {
	const issues = error instanceof ApiError ? (error.reply?.issues ?? []) : [];
	return issuesByPath(issues.map(({ path, message }) => ({ path: [path], message })));
}
