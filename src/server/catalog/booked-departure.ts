import { eq } from 'drizzle-orm';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { type Decided, decisionWords } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { departures } from '../db/schema.ts';
import { confirmedSeats } from './taken-seats.ts';

export type BookedDeparture = Decided & {
	date: CalendarDate;
	/** Since when it is guaranteed; null while it is not, or will be with those who are about to be confirmed. */
	guaranteedAt: Date | null;
};

/**
 * How the departure of a booked tour stands now; null of flights, and of tours whose departure is not kept. That no more
 * seats of it are sold is nothing to whoever has one: what was guaranteed still is.
 * @param confirming travellers who are about to be confirmed and are not yet counted
 */
export async function selectBookedDeparture(
	db: Database,
	id: number | null,
	confirming = 0,
): Promise<BookedDeparture | null> {
	if (id === null) return null;
	const { date, state, guaranteedFrom, guaranteedAt } = departures;
	const [row] = await db
		.select({ date, state, guaranteedFrom, guaranteedAt, confirmed: confirmedSeats() })
		.from(departures)
		.where(eq(departures.id, id));
	if (!row) return null;
	const { state: stands, confirmed, ...departure } = row;
	const isEnough = stands === 'open' && confirmed + confirming >= departure.guaranteedFrom;
	return {
		date: departure.date,
		state:
			departure.guaranteedAt || isEnough ? 'guaranteed' : stands === 'closed' ? 'open' : stands,
		guaranteedFrom: departure.guaranteedFrom,
		guaranteedAt: departure.guaranteedAt,
	};
}

/** What a letter says of whether a booked tour leaves; '' where there is nothing to say. As `selectBookedDeparture`. */
export async function bookedDepartureWords(
	db: Database,
	id: number | null,
	confirming = 0,
): Promise<string> {
	const departure = await selectBookedDeparture(db, id, confirming);
	return departure ? decisionWords(departure, site) : '';
}
