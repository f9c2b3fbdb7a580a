import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import type { Database } from '#src/server/db/database.ts';
import { scheduleDepartures } from '#src/server/db/schedule-departures.ts';
import { tours } from '#src/server/db/schema.ts';

import { testNow } from './api.ts';

type NewTour = typeof tours.$inferInsert;

/** Stores tours with the departures of two years, as those of the seed have. */
export async function insertTours(db: Database, ...rows: NewTour[]): Promise<void> {
	const stored = await db.insert(tours).values(rows).returning();
	await scheduleDepartures(db, stored, utcToday(testNow));
}

/** Gives a tour that was entered in the panel the departures of two years, which none has unasked. */
export function addDepartures(db: Database, tourId: number): Promise<void> {
	return scheduleDepartures(db, [{ id: tourId, facts: noFacts }], utcToday(testNow));
}
