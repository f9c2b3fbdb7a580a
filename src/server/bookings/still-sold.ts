import { canStillBeSold } from '#src/domain/bookings/last-sale.ts';
import { isShownState } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';

import { bookedLeaving, type BookedTrip } from './booked-leaving.ts';

/** Whether seats of a booked trip are sold at a moment: not of a departure that is closed or called off, nor too late. */
export async function isStillSold(booked: BookedTrip, now: Date): Promise<boolean> {
	const { departureId } = booked.before;
	const departure = departureId === null ? null : booked.departures.get(departureId);
	if (departure === undefined || (departure && !isShownState(departure.state))) return false;
	return canStillBeSold(await bookedLeaving(booked), now, site);
}
