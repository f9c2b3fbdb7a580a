import { and, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';

import { type Month, type MonthEvent, momentsOfMonth } from '#src/domain/desk/month.ts';

import type { Database } from '../../db/database.ts';
import { bookings, operations } from '../../db/schema.ts';

const actions = { confirmed: ['confirm'], cancelled: ['cancel', 'call off'] } as const;

/**
 * The condition that something happened to a booking in a month of New York: what was taken back did not. Of bookings that
 * were decided on before operations were kept nobody knows when.
 */
export function happenedIn(
	db: Database,
	{ event, month }: { event: MonthEvent; month: Month },
): SQL | undefined {
	const { from, before } = momentsOfMonth(month);
	if (event === 'booked') {
		return and(gte(bookings.createdAt, from), lt(bookings.createdAt, before));
	}
	const { bookingId, action, createdAt, undoneAt } = operations;
	const done = db
		.select({ bookingId })
		.from(operations)
		.where(
			and(
				inArray(action, [...actions[event]]),
				gte(createdAt, from),
				lt(createdAt, before),
				isNull(undoneAt),
			),
		);
	// What was decided otherwise since then is counted where that happened.
	const status = event === 'confirmed' ? 'Confirmed' : 'Cancelled';
	return and(eq(bookings.status, status), inArray(bookings.id, done));
}
