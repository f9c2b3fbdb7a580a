import type { OwnAccount } from '#src/contract/users/account-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import type { Dependencies } from '../world/dependencies.ts';
import { selectOffersTo } from './account-offers.ts';
import { selectTripsOf } from './account-trips.ts';
import { selectNewEmail } from './queries/email-verifications.ts';
import { selectSavedTravellers } from './queries/saved-travellers.ts';

/**
 * All that the account's page shows to its owner. Trips are shown once the address is theirs for sure: whoever registers
 * may type anybody's. Who works at the desk has the panel for trips.
 */
export async function ownAccount(
	{ db, now: clock }: Pick<Dependencies, 'db' | 'now'>,
	user: SessionUser,
): Promise<OwnAccount> {
	const now = clock();
	const { id: userId, email, isVerified = false } = user;
	const showsTrips = isVerified && !worksAtDesk(user);
	return {
		user,
		newEmail: await selectNewEmail(db, { userId, now }),
		trips: showsTrips ? await selectTripsOf(db, { email, now }) : null,
		offers: showsTrips ? await selectOffersTo(db, { email, now }) : [],
		travellers: await selectSavedTravellers(db, userId),
	};
}
