import type { SessionUser } from '#src/contract/users/account.ts';
import { type ActorKind, whoMay } from '#src/domain/bookings/who-may.ts';
import { mostDiscount } from '#src/domain/desk/agreed-price.ts';
import { type DeskActName, leastRoleFor } from '#src/domain/users/desk-acts.ts';
import { site } from '#src/site.ts';

import type { ChangeAuthor } from '../../changes/record-change.ts';
import { HttpError } from '../../http/http-error.ts';

/** Who changes a booking, and how the log calls them. */
export type Actor = { kind: ActorKind; author: ChangeAuthor };

/** Whoever booked: in the log the name stands in its label already. */
export const traveller: Actor = {
	kind: 'traveller',
	author: { id: null, fullName: 'The traveler', email: '' },
};

export type Colleague = Pick<SessionUser, 'id' | 'email' | 'fullName' | 'isAdmin'>;

/** Somebody of the desk. */
export function deskActor(user: Colleague): Actor {
	return { kind: user.isAdmin ? 'administrator' : 'agent', author: user };
}

/** Whether somebody of the desk may do something in the back office; a traveller may not. */
export function mayAtDesk({ kind }: Actor, act: DeskActName): boolean {
	const isAgents = leastRoleFor(act, site.agentsMay ?? []) === 'agent';
	return kind === 'administrator' || (kind === 'agent' && isAgents);
}

/** Percent that somebody of the desk may take off a price. */
export function discountOf({ kind }: Actor): number {
	return mostDiscount({ isAdmin: kind === 'administrator' }, site.agentDiscount);
}

/** @throws HttpError 403 where that is not theirs to do */
export function refuseUnlessMay({ kind }: Actor, action: keyof typeof whoMay): void {
	if (whoMay[action].includes(kind)) return;
	throw new HttpError(403, { message: 'This is not yours to do. Please ask our booking desk.' });
}
