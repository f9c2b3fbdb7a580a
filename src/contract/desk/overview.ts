import * as z from 'zod/mini';

import { bookingTypes, bookingStatuses } from '#src/domain/bookings/booking.ts';

import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';

const count = z.int().check(z.nonnegative());

/** How many rows there are of everything the panel shows. */
export type Counts = z.infer<typeof counts>;
export const counts = z.object({
	/** Whatever waits for the desk and was not put off. */
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

/** How business goes, over the last `dashboardWeeks` weeks, this one included. Weeks begin on Monday, New York's. */
export type Dashboard = z.infer<typeof dashboard>;
export const dashboard = z.object({
	/** Oldest first; a week without bookings is there too. `value` is in dollars, of what is confirmed. */
	weeks: z.array(z.object({ monday: z.iso.date(), bookings: count, value: z.number() })),
	byStatus: z.array(z.object({ status: z.enum(bookingStatuses), bookings: count })),
	byType: z.array(z.object({ type: z.enum(bookingTypes), bookings: count })),
	/** The most booked first, at most `mostWanted`. */
	destinations: z.array(z.object({ destination: z.string(), bookings: count })),
	/** Bookings still pending after the hours that a custom offer may take, the oldest first, at most `mostWaiting`; `pending` counts all. */
	pending: count,
	pendingBookings: z.array(
		z.object({
			id: rowId,
			reference: z.string(),
			name: z.string(),
			title: z.string(),
			createdAt: z.iso.datetime(),
		}),
	),
	/** Custom offers still new after the promised hours, the oldest first, at most `mostWaiting`; `waiting` counts all. */
	waiting: count,
	waitingOffers: z.array(
		z.object({
			id: rowId,
			name: z.string(),
			destination: z.string(),
			createdAt: z.iso.datetime(),
		}),
	),
});

export const dashboardWeeks = 12;
export const mostWanted = 6;
export const mostWaiting = 6;

export const getCounts = forDesk(query('GET', '/api/admin/counts', counts));
export const getDashboard = forDesk(query('GET', '/api/admin/dashboard', dashboard));
