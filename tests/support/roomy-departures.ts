import type { APIRequestContext, Locator } from 'playwright/test';
import * as z from 'zod/mini';

import { tourWithSeats } from '#src/contract/catalog/catalog.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';

/**
 * Two departures of a tour on which four seats at least are left, the soonest first: other tests of the same site take
 * seats of it, too.
 */
export async function roomyDepartures(request: APIRequestContext, tourId: number) {
	const answer = await request.get(`/api/tours/${tourId}`);
	const tour = z.parse(tourWithSeats, await answer.json());
	const [departure, next] = tour.departures.filter(({ seatsLeft }) => seatsLeft >= 4);
	if (!departure || !next) throw new Error(`Tour ${tourId} has no two departures with four seats.`);
	return { tour, departure, next };
}

/** What chooses a departure in the dialog that moves a booking. */
export function departureIn(dialog: Locator, { date }: { date: string }): Locator {
	return dialog.getByRole('radio', { name: new RegExp(`\\b${formatShortDate(date)}\\b`) });
}
