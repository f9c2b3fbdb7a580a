import { and, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';

import type { BookingEvent } from '#src/domain/bookings/booking-event.ts';
import { momentsOf, type Period } from '#src/domain/desk/periods.ts';

import type { Database } from '../../db/database.ts';
import { bookings, operations } from '../../db/schema.ts';

const decisions = {
	confirmed: { status: 'Confirmed', actions: ['confirm'] },
	cancelled: { status: 'Cancelled', actions: ['cancel', 'call off'] },
} as const;

/**
 * The condition that something happened to a booking on some days of New York: what was taken back did not. Of bookings that
 * were decided on before operations were kept nobody knows when.
 */
export function happenedIn(
	db: Database,
	{ event, ...period }: Period & { event: BookingEvent },
): SQL | undefined {
	if (event === 'booked') return isMadeIn(period);
	const done = db
		.select({ bookingId: operations.bookingId })
		.from(operations)
		.where(isDecidedIn(event, period));
	return and(isStill(event), inArray(bookings.id, done));
}

/** The condition that a booking was made on some days. */
export function isMadeIn(period: Period): SQL | undefined {
	const { from, before } = momentsOf(period);
	return and(gte(bookings.createdAt, from), lt(bookings.createdAt, before));
}

/** The condition that an operation decided so on some days, and was not undone. */
function isDecidedIn(event: keyof typeof decisions, period: Period): SQL | undefined {
	const { from, before } = momentsOf(period);
	const { action, createdAt, undoneAt } = operations;
	return and(
		inArray(action, [...decisions[event].actions]),
		gte(createdAt, from),
		lt(createdAt, before),
		isNull(undoneAt),
	);
}

/** The condition that a booking is still what was decided: what was decided otherwise since is counted where that happened. */
function isStill(event: keyof typeof decisions): SQL {
	return eq(bookings.status, decisions[event].status);
}
