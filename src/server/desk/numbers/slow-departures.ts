import { and, asc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';

import { mostSlow, type SlowDeparture } from '#src/contract/desk/numbers.ts';
import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { slowBelow, slowWithinDays } from '#src/domain/desk/slow.ts';
import { hiddenStates } from '#src/domain/tours/departure.ts';

import { isOnSale } from '../../catalog/on-sale.ts';
import { takenSeats } from '../../catalog/taken-seats.ts';
import type { Database } from '../../db/database.ts';
import { departures, tours } from '../../db/schema.ts';

/** The departures that leave soon with few of their seats taken, the soonest first. */
export function selectSlow(db: Database, today: CalendarDate, now: Date): Promise<SlowDeparture[]> {
	const taken = takenSeats(now);
	return db
		.select({
			id: departures.id,
			tour: tours.name,
			date: departures.date,
			state: departures.state,
			taken: taken.mapWith(Number),
			capacity: departures.capacity,
			guaranteedFrom: departures.guaranteedFrom,
		})
		.from(departures)
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(
			and(
				gt(departures.date, today),
				lte(departures.date, addDays(today, slowWithinDays)),
				notInArray(departures.state, [...hiddenStates]),
				isOnSale(tours),
				sql`${taken} < ${departures.capacity} * ${slowBelow}::numeric`,
			),
		)
		.orderBy(asc(departures.date), asc(departures.id))
		.limit(mostSlow);
}
