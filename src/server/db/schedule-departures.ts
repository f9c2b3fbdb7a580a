import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { departureDefaults, scheduledDepartures } from '#src/domain/tours/departure.ts';
import type { TourFacts } from '#src/domain/tours/tour-facts.ts';
import { tourDepartureDays } from '#src/domain/tours/tour.ts';

import type { Database } from './database.ts';
import { departures } from './schema.ts';

/**
 * Gives tours the departures of two years that they do not have yet, on the specified days and their own; what they have
 * stays as it is.
 */
export async function scheduleDepartures(
	transaction: Database,
	tours: readonly { id: number; facts: TourFacts; ownDays?: readonly string[] }[],
	today: CalendarDate,
): Promise<void> {
	const rows = tours.flatMap(({ id, facts, ownDays = [] }) =>
		scheduledDepartures(today, [...tourDepartureDays, ...ownDays]).map((date) => ({
			tourId: id,
			date,
			...departureDefaults(facts),
		})),
	);
	if (rows.length > 0) await transaction.insert(departures).values(rows).onConflictDoNothing();
}
