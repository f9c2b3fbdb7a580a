import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';

import { type FoundDeparture, type FoundTour, mostFound } from '#src/contract/desk/find.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import type { Database } from '../../db/database.ts';
import { folded } from '../../db/folded.ts';
import { searched } from '../../db/newest-first.ts';
import { departures, tours } from '../../db/schema.ts';

const tourText = sql`${tours.name} || ' ' || ${tours.destination}`;
// '2027-05-15 May 15 2027': as people say the day.
const dayText = sql`to_char(${departures.date}, 'YYYY-MM-DD FMMonth FMDD YYYY')`;

/** The condition that a tour fits what is searched for. */
export function tourFits(q: string): SQL | undefined {
	return and(isNull(tours.deletedAt), searched(folded(tourText), q));
}

/** The condition that a departure beside its tour does. */
export function departureFits(q: string, now: Date): SQL | undefined {
	return and(
		gte(departures.date, utcToday(now)),
		isNull(tours.deletedAt),
		searched(folded(sql`${tourText} || ' ' || ${dayText}`), q),
	);
}

/** The tours that fit what is searched for; there are few, so that they are read through. */
export function foundTours(db: Database, q: string): Promise<FoundTour[]> {
	const { id, name, destination, state } = tours;
	return db
		.select({ id, name, destination, state })
		.from(tours)
		.where(tourFits(q))
		.orderBy(asc(name), asc(id))
		.limit(mostFound);
}

/** The departures that fit it, by their tour and their day, the soonest first; those that have left are not among them. */
export function foundDepartures(db: Database, q: string, now: Date): Promise<FoundDeparture[]> {
	const { id, tourId, date, state } = departures;
	return db
		.select({ id, tourId, tour: tours.name, date, state })
		.from(departures)
		.innerJoin(tours, eq(tours.id, tourId))
		.where(departureFits(q, now))
		.orderBy(asc(date), asc(id))
		.limit(mostFound);
}
