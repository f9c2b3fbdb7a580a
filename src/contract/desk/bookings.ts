import * as z from 'zod/mini';

import { bookingEvents } from '#src/domain/bookings/booking-event.ts';
import { bookingFilters } from '#src/domain/bookings/booking-filter.ts';
import { bookingTasks } from '#src/domain/bookings/booking-task.ts';
import { bookingTypes, bookingStatuses } from '#src/domain/bookings/booking.ts';

import { bookingRecord } from '../bookings/booking-record.ts';
import { day } from '../http/day.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { sendsLetter } from './letters.ts';
import { listOrder } from './list-order.ts';
import { refundPromise } from './refund.ts';

/** A booking as the list has it. */
export type ListedBooking = z.infer<typeof listedBooking>;
export const listedBooking = z.extend(bookingRecord, {
	/** Who has its seats, as far as they are named, in the order of these. */
	travellerNames: z.array(z.string()),
	/** Whether its traveller wrote something that the desk has not seen, or asked to cancel and waits. */
	waitsForAnswer: z.boolean(),
});

/** What bookings can be ordered by; the newest first where nothing is said. */
export const bookingOrders = ['createdAt', 'departureDate', 'totalPrice', 'name'] as const;

/**
 * The query parameters of the list: a page of it, what it is narrowed to, and its order. Both days of a departure are
 * included; of the moments that bookings were made in, the first is. Which moments a day has, the panel knows.
 */
export type BookingPage = z.output<typeof bookingPage>;
export const bookingPage = z.extend(page, {
	/** 'Held' and 'Expired' narrow the pending ones by what their holds are at this moment. */
	status: z.optional(
		z.enum(bookingFilters, `status must be one of: ${bookingFilters.join(', ')}.`),
	),
	/** What the desk has yet to do about it. */
	task: z.optional(z.enum(bookingTasks, `task must be one of: ${bookingTasks.join(', ')}.`)),
	type: z.optional(z.enum(bookingTypes, `type must be one of: ${bookingTypes.join(', ')}.`)),
	departureFrom: z.optional(day('departureFrom')),
	departureTo: z.optional(day('departureTo')),
	bookedFrom: z.optional(instant('bookedFrom')),
	bookedBefore: z.optional(instant('bookedBefore')),
	/** What happened to them on the days from the one to the other, both included; it says nothing without them. */
	event: z.optional(z.enum(bookingEvents, `event must be one of: ${bookingEvents.join(', ')}.`)),
	eventFrom: z.optional(day('eventFrom')),
	eventTo: z.optional(day('eventTo')),
	...listOrder(bookingOrders),
});

/** What the administrator can make of a booking, whatever it is now. */
export const bookingDecisions = [bookingStatuses[1], bookingStatuses[2]] as const;
export type BookingDecision = (typeof bookingDecisions)[number];

const decision = z
	.strictObject({
		status: z.enum(bookingDecisions, `status must be one of: ${bookingDecisions.join(', ')}.`),
		version: seenVersion,
		sendsLetter,
		/** Left out, it is what the policy pays back at this moment, as far as it knows. */
		refund: z.optional(refundPromise),
	})
	.check(
		z.refine(({ status, refund }) => refund === undefined || status === 'Cancelled', {
			path: ['refund'],
			message: 'Only a booking that is cancelled has a refund.',
		}),
	);

export const bookingConflict = conflictReply(bookingRecord);

export const listBookings = forDesk(query('GET', '/api/bookings', z.array(listedBooking)));
export const decideBooking = forDesk(
	command('PATCH', '/api/bookings/:id', decision, bookingRecord),
);

function instant(name: string) {
	return z.iso.datetime(`${name} must be a moment, as 2027-01-31T09:00:00Z.`);
}
