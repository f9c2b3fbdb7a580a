import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { type AnsweredKind, answerHours } from '#src/domain/desk/promises.ts';
import { site } from '#src/site.ts';

import { bookings, operations, scheduleChanges } from '../../db/schema.ts';

/** When a booking was cancelled or called off, of a statement that reads `bookings`. */
export const cancelledAt = sql`coalesce((
	select max(${operations.createdAt}) from ${operations}
	where ${operations.bookingId} = ${bookings.id} and ${operations.action} in ('cancel', 'call off')
		and ${operations.undoneAt} is null
), ${bookings.updatedAt})`;
/** The end of the last of the business days within which we send back what we owe, as the policy promises. */
export const refundDue = sql`((
	select day::date + 1 from generate_series(1, 40) as count,
		lateral (select (${cancelledAt} at time zone 'America/New_York')::date + count as day) as days
	where extract(isodow from day) < 6 and not day = any(${sql.param(site.holidays.map(({ day }) => day))}::date[])
	order by day offset ${travelTerms.refundBusinessDays - 1}::int limit 1
)::timestamp at time zone 'America/New_York')`;

/** The hours within which something of a kind is answered. */
export function hoursFor(kind: AnsweredKind): SQL {
	return sql`make_interval(hours => ${answerHours[kind]}::int)`;
}

/** When something of a kind is due that waits since a moment. */
export function dueOf(kind: AnsweredKind, at: SQL | AnyColumn): SQL {
	return sql`${at} + ${hoursFor(kind)}`;
}

/** After the hours that an answer may take, and after half of those to the day of departure where they are fewer. */
export const scheduleDue = sql`least(
	${dueOf('schedule change', scheduleChanges.createdAt)},
	${scheduleChanges.createdAt} + greatest(
		interval '0',
		(${bookings.departureDate}::timestamp at time zone 'America/New_York' - ${scheduleChanges.createdAt}) / 2
	)
)`;
