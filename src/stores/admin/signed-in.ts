import { sessionPath } from '#src/contract/users/session-path.ts';

/**
 * Whether the API knows somebody here, whom this browser may have forgotten. Asked without the contract, which would
 * bring zod to everybody who is not signed in; false where there is no answer. Never rejects.
 */
export async function isAnybodySignedIn(): Promise<boolean> {
	try {
		const answer = await fetch(sessionPath, { credentials: 'same-origin' });
		const { user } = Object(await answer.json()) as { user?: unknown };
		return Boolean(user);
	} catch (error) {
		console.error(error);
		return false;
	}
}
