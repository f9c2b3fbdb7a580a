import type { getSession } from '#src/contract/users/account.ts';

// The types say that it is the contract's, which brings zod with it; most visitors are nobody whom the API knows.
const path: typeof getSession.path = '/api/session';
const patience = 20_000;

/** Asks the API who uses this browser, before the contract has come that reads the answer. */
export function sendSessionQuestion(): Promise<Response> {
	return fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(patience) });
}

/**
 * Whether the API knows who uses this browser. Who it is, the session asks by itself.
 * @throws when no answer came
 */
export async function isPersonKnown(): Promise<boolean> {
	const response = await sendSessionQuestion();
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	return Boolean(Object(await response.json()).user);
}
