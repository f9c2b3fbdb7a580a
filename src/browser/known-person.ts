import type { getSession } from '#src/contract/users/account.ts';

// The types say that it is the contract's, which brings zod with it; most visitors are nobody whom the API knows.
const path: typeof getSession.path = '/api/session';
const patience = 20_000;

/**
 * Whether the API knows who uses this browser. Who it is, the session asks by itself.
 * @throws when no answer came
 */
export async function isPersonKnown(): Promise<boolean> {
	const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	return Boolean(Object(await response.json()).user);
}
