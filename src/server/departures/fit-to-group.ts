import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';

import { mostSeatsOf } from '#src/domain/tours/departure.ts';
import type { TourFacts } from '#src/domain/tours/tour-facts.ts';

import { earliestDeparture } from '../catalog/earliest-departure.ts';
import type { Database } from '../db/database.ts';
import { departures } from '../db/schema.ts';

/**
 * Leaves a tour's departures ahead no more seats than its group may be. Who has a seat keeps it: the desk is told of a
 * departure that has more travellers than seats, and none of those that come free is sold until there are fewer.
 */
export async function fitDeparturesToGroup(
	transaction: Database,
	tour: { id: number; facts: TourFacts },
	now: Date,
): Promise<void> {
	const most = mostSeatsOf(tour.facts);
	// As whoever locks several: in one order.
	const larger = await transaction
		.select({ id: departures.id })
		.from(departures)
		.where(
			and(
				eq(departures.tourId, tour.id),
				gte(departures.date, earliestDeparture(now)),
				gt(departures.capacity, most),
			),
		)
		.orderBy(asc(departures.id))
		.for('update');
	if (larger.length === 0) return;
	const ids = larger.map(({ id }) => id);
	await transaction
		.update(departures)
		.set({ capacity: most, version: sql`${departures.version} + 1`, updatedAt: now })
		.where(inArray(departures.id, ids));
}
