import { waitingMessages } from '#src/contract/requests/waiting-list.ts';

import type { waitingList } from '../db/schema.ts';

type Offered = Pick<typeof waitingList.$inferSelect, 'status' | 'offeredUntil'>;

/** Why an offer of seats holds none at a moment, in words for whoever has its key; null where it does. */
export function whyEnded({ status, offeredUntil }: Offered, now: Date): string | null {
	if (status === 'booked') return waitingMessages.seatsBooked;
	if (status === 'left') return waitingMessages.seatsReturned;
	const isHeld = status === 'offered' && offeredUntil !== null && offeredUntil > now;
	return isHeld ? null : waitingMessages.offerPassed;
}
