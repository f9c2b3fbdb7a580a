import { sql } from 'drizzle-orm';

import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { site } from '#src/site.ts';

import { bookings, operations } from '../../db/schema.ts';

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
