import { and, asc, desc, eq, gt, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';

import type { BookingPage, ListedBooking } from '#src/contract/desk/bookings.ts';
import { type BookingFilter } from '#src/domain/bookings/booking-filter.ts';
import type { BookingTask } from '#src/domain/bookings/booking-task.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';

import { bookingColumns, bookingOf } from '../../bookings/booking-rows.ts';
import { travellersOf } from '../../bookings/travellers-of.ts';
import { hasSeatsAt } from '../../catalog/taken-seats.ts';
import type { Database } from '../../db/database.ts';
import { searched } from '../../db/newest-first.ts';
import { type Paged, pagedFromNearerEnd, type Stretch } from '../../db/paged.ts';
import { bookings } from '../../db/schema.ts';
import { isOpen, isOwed } from '../../db/schema/bookings.ts';
import { isMissingTravellers } from '../../trips/missing-travellers.ts';
import { happenedIn } from './happened-in.ts';
import { selectWaiting, waitingTrips } from './waiting-trips.ts';

/** One page of the bookings, in the order and of the kind that it asks for. */
export async function selectBookings(
	db: Database,
	page: BookingPage,
	now: Date,
): Promise<Paged<ListedBooking>> {
	const { rows, total } = await pagedFromNearerEnd(
		page,
		(stretch) => stretchOfBookings(db, page, stretch, now),
		() => countBookings(db, page, now),
	);
	const ids = rows.map(({ id }) => id);
	const named = await travellersOf(db, ids);
	const waiting = await selectWaiting(db, ids, now);
	const listed = rows.map((row) => ({
		...bookingOf(row),
		travellerNames: named.get(row.id)?.map(({ name }) => name) ?? [],
		waitsForAnswer: waiting.has(row.id),
	}));
	return { rows: listed, total };
}

/**
 * The query for a stretch of the list. It finds out first which rows those are, from an index alone where nothing is
 * searched for: the many rows before them are counted, not fetched.
 */
export function stretchOfBookings(db: Database, page: BookingPage, stretch: Stretch, now: Date) {
	const order = orderOf(page, stretch);
	const ids = db
		.select({ id: bookings.id })
		.from(bookings)
		.where(matches(db, page, now))
		.orderBy(...order)
		.limit(stretch.limit)
		.offset(stretch.offset);
	return db
		.select(bookingColumns)
		.from(bookings)
		.where(inArray(bookings.id, ids))
		.orderBy(...order);
}

/** The query for how many bookings there are of the kind that a page asks for. */
export function countBookings(db: Database, page: BookingPage, now: Date) {
	return db.$count(bookings, matches(db, page, now));
}

const orderColumns = {
	createdAt: bookings.createdAt,
	departureDate: bookings.departureDate,
	totalPrice: bookings.totalPrice,
	name: bookings.nameOrder,
} satisfies Record<BookingPage['sort'], unknown>;

function matches(db: Database, page: BookingPage, now: Date): SQL | undefined {
	const { status, task, type, departureFrom, departureTo, bookedFrom, bookedBefore, q } = page;
	const { event, eventFrom: first, eventTo: last } = page;
	return and(
		status && isOfStanding(status, now),
		task && isOfTask(db, task, now),
		type && eq(bookings.type, type),
		departureFrom === undefined ? undefined : gte(bookings.departureDate, departureFrom),
		departureTo === undefined ? undefined : lte(bookings.departureDate, departureTo),
		bookedFrom === undefined ? undefined : gte(bookings.createdAt, new Date(bookedFrom)),
		bookedBefore === undefined ? undefined : lt(bookings.createdAt, new Date(bookedBefore)),
		event && first && last ? happenedIn(db, { event, first, last }) : undefined,
		searched(bookings.searchText, q),
	);
}

/** The condition that a booking asks for something to be done at a moment. */
export function isOfTask(db: Database, task: BookingTask, now: Date): SQL | undefined {
	switch (task) {
		case 'answer':
			return inArray(bookings.id, waitingTrips(db, now));
		case 'travellers':
			return isMissingTravellers(now);
		case 'payment':
			return and(isOpen(bookings), hasSeatsAt(now));
		case 'refund':
			return isOwed(bookings);
	}
}

/** The filters in the database's terms, as `bookingStanding` says it of one. */
function isOfStanding(filter: BookingFilter, now: Date): SQL | undefined {
	if (filter !== 'Held' && filter !== 'Expired') return eq(bookings.status, filter);
	const isPending = eq(bookings.status, bookingStatuses[0]);
	return and(isPending, (filter === 'Held' ? gt : lte)(bookings.heldUntil, now));
}

function orderOf({ sort, direction }: BookingPage, { isReversed }: Stretch): SQL[] {
	const along = (direction === 'ascending') === isReversed ? desc : asc;
	return [along(orderColumns[sort]), along(bookings.id)];
}
