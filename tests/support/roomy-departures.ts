import type { APIRequestContext } from 'playwright/test';
import * as z from 'zod/mini';

import { tourWithSeats } from '#src/contract/catalog/catalog.ts';

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
