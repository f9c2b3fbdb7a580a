import {
	forgetBookings,
	rememberBooking,
	rememberedBookings,
} from '../bookings/remembered-bookings.ts';
import { forgetSearchesOfDay } from '../flights/kept-searches.ts';
import { knownCaller } from '../requests/known-caller.ts';
import { forgetMessageDrafts } from './message-drafts.ts';

/**
 * Forgets a trip everywhere in this browser: among the bookings made here, the searches for its day, what was begun to be
 * written about it, who asked to be called about it.
 * @param day the first of the trip, `yyyy-MM-dd`; '' where none is known
 */
export function forgetTrip({ reference, day }: { reference: string; day: string }): void {
	forgetBooking(reference);
	forgetSearchesOfDay(day);
	forgetMessageDrafts(reference);
	if (knownCaller.read()?.reference === reference) knownCaller.remove();
}

function forgetBooking(reference: string): void {
	const others = rememberedBookings().filter(({ bookingId }) => bookingId !== reference);
	forgetBookings();
	// The one that is remembered last stands first.
	for (const other of others.toReversed()) rememberBooking(other);
}
