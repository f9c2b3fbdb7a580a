import type { SessionUser } from '#src/contract/users/account.ts';

import type { Dependencies } from '../platform/dependencies.ts';

type Known = Pick<SessionUser, 'id' | 'email' | 'fullName' | 'isAdmin'>;

/** What the browser may know of an account that is signed in. */
export function sessionUserOf(
	{ id, email, fullName, isAdmin }: Known,
	hasSecondFactor: boolean,
	{ requiresSecondFactor }: Pick<Dependencies, 'requiresSecondFactor'>,
): SessionUser {
	const isSetUpDue = isAdmin && requiresSecondFactor && !hasSecondFactor;
	return { id, email, fullName, isAdmin, ...(isSetUpDue && { isSetUpDue }) };
}
