import { and, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';

import type { Counts } from '#src/contract/desk/overview.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import type { RequestKind } from '#src/domain/requests/request-state.ts';

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
	messages,
	users,
} from '../../db/schema.ts';
import { countOfKind } from '../departures/queries.ts';
import { waitingRows } from '../queue/waiting-rows.ts';

/** How many rows there are of everything at a moment, as one statement sees them. */
export async function selectCounts(db: Database, now: Date): Promise<Counts> {
	const isPending = eq(bookings.status, bookingStatuses[0]);
	const [found] = await db
		.select({
			queue: counted(sql`queue`),
			bookings: db.$count(bookings),
			pendingBookings: db.$count(bookings, isPending),
			expiredBookings: db.$count(bookings, and(isPending, lte(bookings.heldUntil, now))),
			unansweredBookings: counted(sql`bookings`),
			inquiries: db.$count(inquiries),
			openInquiries: counted(sql`inquiries`),
			customOffers: db.$count(customOffers),
			newCustomOffers: counted(sql`custom_offers`),
			callBacks: db.$count(callBacks),
			waitingCallBacks: counted(sql`call_backs`),
			applications: db.$count(applications),
			openApplications: counted(sql`applications`),
			reviews: db.$count(reviews, ne(reviews.state, 'withdrawn')),
			waitingReviews: counted(sql`reviews`),
			overbookedDepartures: countOfKind(db, 'overbooked', now),
			undecidedDepartures: countOfKind(db, 'to decide', now),
			flights: db.$count(flights, isNull(flights.deletedAt)),
			tours: db.$count(tours, isNull(tours.deletedAt)),
			destinations: db.$count(destinations, isNull(destinations.deletedAt)),
			subscribers: db.$count(subscribers),
			users: db.$count(users),
		})
		.from(sql`(${waitingCounts(now)}) as waits`);
	if (!found) throw new Error('The database counted nothing.');
	return found;
}

/**
 * Selects how many wait that were not put off, of everything and of each kind of request, and of how many bookings the
 * travellers do. They are the very rows of the queue, counted once.
 */
function waitingCounts(now: Date) {
	const of = (...kinds: RequestKind[]) => sql`filter (where waiting.kind in ${kinds})`;
	return sql`
		select count(*) filter (where not is_theirs) as queue, count(*) ${of('inquiry')} as inquiries, count(*) ${of('custom offer')} as custom_offers,
			count(*) ${of('call-back')} as call_backs, count(*) ${of('application')} as applications,
			count(*) ${of('review')} as reviews,
			count(distinct coalesce(${messages.bookingId}, waiting.id)) ${of('trip message', 'cancellation')} as bookings
		from (${waitingRows(now)}) as waiting
		left join ${messages} on waiting.kind = 'cancellation' and ${messages.id} = waiting.id
		where not is_later`;
}

function counted(name: SQL): SQL<number> {
	return sql`waits.${name}`.mapWith(Number);
}
