import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import type { Dependencies } from '../world/dependencies.ts';
import type { Account } from './queries/users.ts';

type Known = Pick<Account, 'id' | 'email' | 'fullName' | 'isAdmin' | 'isAgent' | 'verifiedAt'>;

/** What the browser may know of an account that is signed in. */
export function sessionUserOf(
	{ id, email, fullName, isAdmin, isAgent, verifiedAt }: Known,
	hasSecondFactor: boolean,
	{ requiresSecondFactor }: Pick<Dependencies, 'requiresSecondFactor'>,
): SessionUser {
	const isSetUpDue = worksAtDesk({ isAdmin, isAgent }) && requiresSecondFactor && !hasSecondFactor;
	const isVerified = verifiedAt !== null;
	return {
		id,
		email,
		fullName,
		isAdmin,
		...(isAgent && { isAgent }),
		...(isVerified && { isVerified }),
		...(isSetUpDue && { isSetUpDue }),
	};
}
