import * as z from 'zod/mini';

import { forDesk, query } from '../http/endpoint.ts';

const count = z.int().check(z.nonnegative());

/** How many rows there are of everything the panel shows. */
export type Counts = z.infer<typeof counts>;
export const counts = z.object({
	/** Whatever is due from the desk: neither put off, nor another's turn. */
	queue: count,
	bookings: count,
	/** Of the bookings, those that wait for a decision. */
	pendingBookings: count,
	/** Of these, those whose hold has ended. */
	expiredBookings: count,
	/** Bookings whose travellers wait for an answer. */
	unansweredBookings: count,
	inquiries: count,
	/** Of the inquiries, those that wait for an answer of ours. */
	openInquiries: count,
	customOffers: count,
	/** Of the custom offers, those that nobody has taken up. */
	newCustomOffers: count,
	callBacks: count,
	/** Of the requests to be called, those that nobody has called. */
	waitingCallBacks: count,
	applications: count,
	/** Of the applications, those that wait for an answer of ours. */
	openApplications: count,
	/** What travellers wrote of tours and have not withdrawn. */
	reviews: count,
	/** Of the reviews, those that wait to be published or refused. */
	waitingReviews: count,
	/** Departures ahead that have more travellers than seats. */
	overbookedDepartures: count,
	/** Those with travellers of which it has to be decided soon whether they leave. */
	undecidedDepartures: count,
	flights: count,
	tours: count,
	destinations: count,
	subscribers: count,
	users: count,
});

export const getCounts = forDesk(query('GET', '/api/admin/counts', counts));
