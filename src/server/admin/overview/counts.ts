import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';

import type { Counts } from '#src/contract/admin/overview.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { callBackStatuses } from '#src/domain/requests/call-back.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';
import { reviewStates } from '#src/domain/reviews/review-state.ts';

import type { Database } from '../../db/database.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	destinations,
	flights,
	inquiries,
	reviews,
	subscribers,
	tours,
	users,
} from '../../db/schema.ts';
import { countQueue } from '../../desk/queue/waiting-rows.ts';
import { countWaitingTrips } from '../bookings/waiting-trips.ts';
import { countOverbooked } from '../departures/queries.ts';
import { isInState } from '../requests/conversation-states.ts';

/** How many rows there are of everything at a moment, as one statement sees them. */
export async function selectCounts(db: Database, now: Date): Promise<Counts> {
	const isPending = eq(bookings.status, bookingStatuses[0]);
	const [found] = await db
		.select({
			queue: countQueue(now),
			bookings: db.$count(bookings),
			pendingBookings: db.$count(bookings, isPending),
			expiredBookings: db.$count(bookings, and(isPending, lte(bookings.heldUntil, now))),
			unansweredBookings: countWaitingTrips(db),
			inquiries: db.$count(inquiries),
			openInquiries: db.$count(inquiries, isInState('inquiry', inquiries.id, 'Open')),
			customOffers: db.$count(customOffers),
			newCustomOffers: db.$count(customOffers, eq(customOffers.status, customOfferStatuses[0])),
			callBacks: db.$count(callBacks),
			waitingCallBacks: db.$count(callBacks, eq(callBacks.status, callBackStatuses[0])),
			applications: db.$count(applications),
			openApplications: db.$count(applications, isInState('application', applications.id, 'Open')),
			reviews: db.$count(reviews, ne(reviews.state, 'withdrawn')),
			waitingReviews: db.$count(reviews, eq(reviews.state, reviewStates[0])),
			overbookedDepartures: countOverbooked(db, now),
			flights: db.$count(flights, isNull(flights.deletedAt)),
			tours: db.$count(tours, isNull(tours.deletedAt)),
			destinations: db.$count(destinations, isNull(destinations.deletedAt)),
			subscribers: db.$count(subscribers),
			users: db.$count(users),
		})
		.from(sql`(values (1)) as one`);
	if (!found) throw new Error('The database counted nothing.');
	return found;
}
