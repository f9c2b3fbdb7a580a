import { asc, gte, isNull } from 'drizzle-orm';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import type { Database } from '#src/server/db/database.ts';
import { departures, tours } from '#src/server/db/schema.ts';

/** What a list of tours tells, tours and their departures ahead, as drizzle reads the rows, with nothing around them. */
export async function readBareTours(db: Database) {
	return {
		tours: await db
			.select()
			.from(tours)
			.where(isNull(tours.deletedAt))
			.orderBy(asc(tours.id))
			.limit(100),
		departures: await db
			.select()
			.from(departures)
			.where(gte(departures.date, utcToday(new Date())))
			.orderBy(asc(departures.tourId), asc(departures.date)),
	};
}
