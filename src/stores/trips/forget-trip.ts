import { keptPages } from '#src/domain/kept-pages.ts';
import { tripPath } from '#src/paths.ts';

import {
	forgetBookings,
	rememberBooking,
	rememberedBookings,
} from '../bookings/remembered-bookings.ts';
import { forgetSearchesOfDay } from '../flights/kept-searches.ts';
import { logFailure } from '../log-failure.ts';
import { knownCaller } from '../requests/known-caller.ts';
import { forgetMessageDrafts } from './message-drafts.ts';

/**
 * Forgets a trip everywhere in this browser: among the bookings made here, the searches for its day, what was begun to be
 * written about it, who asked to be called about it, its page as it was.
 * @param day the first of the trip, `yyyy-MM-dd`; '' where none is known
 */
export function forgetTrip({ reference, day }: { reference: string; day: string }): void {
	forgetBooking(reference);
	forgetSearchesOfDay(day);
	forgetMessageDrafts(reference);
	if (knownCaller.read()?.reference === reference) knownCaller.remove();
	forgetKeptPage(reference).catch(logFailure);
}

/** Its page as it was, which is kept for when there is no connection. */
async function forgetKeptPage(reference: string): Promise<void> {
	// Insecure origins have no such store.
	const cache = await globalThis.caches?.open(keptPages);
	await cache?.delete(tripPath(reference), { ignoreSearch: true });
}

function forgetBooking(reference: string): void {
	const others = rememberedBookings().filter(({ bookingId }) => bookingId !== reference);
	forgetBookings();
	// The one that is remembered last stands first.
	for (const other of others.toReversed()) rememberBooking(other);
}
