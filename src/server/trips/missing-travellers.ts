import { and, between, count, eq, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { travellerDays } from '#src/domain/trips/travellers-due.ts';

import { bookings, travellers } from '../db/schema.ts';

/**
 * The condition that a booking leaves within `travellerDays`, is confirmed, and not everything is known of those who
 * travel: `areTravellersDue` and `missingDetails` in the database's terms.
 */
export function isMissingTravellers(now: Date): SQL | undefined {
	const today = newYorkDay(now);
	return and(
		eq(bookings.status, bookingStatuses[1]),
		between(bookings.departureDate, today, addDays(today, travellerDays)),
		or(
			lt(countOf(sql`${travellers.seat} > 1`), sql`${bookings.travelers} - 1`),
			lt(
				countOf(and(isNotNull(travellers.birthDate), sql`${travellers.seat} > ${unasked}`)),
				sql`${bookings.travelers} - ${unasked}`,
			),
		),
	);
}

/**
 * How many of the first seats no birth date is asked of, as `tripSeats` says it: of a tour none, of a flight whose party is
 * known its adults'.
 */
const unasked = sql`case
	when ${bookings.type} = 'tour' then 0
	else coalesce(
		substring(${bookings.details} ->> 'party', '^([0-9]{1,2})-adult')::integer,
		${bookings.travelers}
	)
end`;

function countOf(condition: SQL | undefined): SQL {
	const isSeat = lte(travellers.seat, bookings.travelers);
	const counted = new QueryBuilder()
		.select({ count: count() })
		.from(travellers)
		.where(and(eq(travellers.bookingId, bookings.id), isSeat, condition));
	return sql`(${counted})`;
}
