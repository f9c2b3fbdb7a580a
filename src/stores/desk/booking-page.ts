import { sendUnlessKnown } from '#src/browser/send-unless-known.ts';
import { readBookingPage } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { readBookingTrip } from '#src/contract/desk/trips.ts';

import { callDeskApi } from './call-desk-api.ts';
import { recount, watchInterval } from './counts.ts';
import { queryClient } from './query-client.ts';

/** All that the desk has of one booking; asked for again while it is looked at, so that a colleague's change shows. */
export function bookingPageQuery(id: number) {
	return {
		queryKey: pageKey(id),
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(readBookingPage, { params: { id }, signal }, transportOf(id)),
		refetchInterval: watchInterval,
	};
}

/**
 * Asks anew for a booking's page and for whatever else shows the booking: after a change of it, which may be in the lists
 * and their counts, too.
 */
export function reloadBookingPage(id: number): Promise<void> {
	recount();
	void queryClient.invalidateQueries({ queryKey: [listBookings.path] });
	void queryClient.invalidateQueries({ queryKey: [readBookingTrip.path, id] });
	return queryClient.invalidateQueries({ queryKey: pageKey(id) });
}

/** Under which the page of a booking is kept. */
export function pageKey(id: number) {
	return [readBookingPage.path, id];
}

// One page is open at a time: of the others nothing is kept.
let last: { id: number; transport: ReturnType<typeof sendUnlessKnown> } | null = null;

function transportOf(id: number) {
	if (last?.id !== id) last = { id, transport: sendUnlessKnown() };
	return last.transport;
}
