import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';

import { deskHoldEnd, type HoldingDesk } from '../bookings/hold.ts';

/** For how many days from now the desk may hold a booking that nobody has confirmed. */
export const longestHoldDays = 14;

/** Why a hold cannot end at a moment, in a sentence; null where it can. */
export function whyNotHeldUntil(
	until: Date,
	{ heldUntil, leavesAt, now }: { heldUntil: Date | null; leavesAt: Date; now: Date },
): string | null {
	if (until <= now) return 'Please choose a time that is still to come.';
	if (heldUntil && until <= heldUntil)
		return 'It is held until then already: please choose a later time.';
	if (until > leavesAt) return 'The trip has begun by then: please choose a time before it leaves.';
	if (until > addDays(now, longestHoldDays)) {
		return `A booking can be held for ${longestHoldDays} days at most.`;
	}
	return null;
}

/** What a hold is usually extended to, from its end or, where that is past, from now. */
export function usualHolds(desk: HoldingDesk, from: Date): { label: string; until: Date }[] {
	return [
		{ label: `${desk.holdDeskHours} more desk hours`, until: deskHoldEnd(desk, from) },
		{ label: '2 days', until: addHours(from, 2 * 24) },
		{ label: 'A week', until: addHours(from, 7 * 24) },
	];
}
