import * as z from 'zod/mini';

import { attempted, forDesk } from '../http/endpoint.ts';
import { shortLine } from './catalog-fields.ts';
import { operationBasics, operationReply } from './operation.ts';

const noTime = 'Please enter a day and a time.';

/** What the clocks of an airport show: '2027-05-14T20:35'. */
const localTime = z
	.string(noTime)
	.check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, noTime));

const flight = z.strictObject(
	{ departsAt: localTime, arrivesAt: localTime },
	'Please give when it departs and arrives.',
);

/** New times of every leg of a booking, in their order: of each its flights, two where it stops at a named airport. */
export type NewSchedule = z.infer<typeof newSchedule>;
const newSchedule = z
	.array(
		z
			.array(flight, 'Please give the times of each flight.')
			.check(z.minLength(1, noTime), z.maxLength(2, 'A leg has two flights at most.')),
		'Please give the times of each leg.',
	)
	.check(z.minLength(1, noTime), z.maxLength(2, 'A trip has two legs at most.'));

const noAirline = 'Please name the airline that flies it.';
const noNumber = 'Please enter the flight’s number, as BA 178.';

/** Who flies a leg: the airline of today's ticket, and its number. */
export type NamedFlight = z.infer<typeof namedFlight>;
const namedFlight = z.strictObject(
	{
		airline: shortLine(noAirline),
		number: z.string(noNumber).check(z.regex(/^[A-Z\d]{2} \d{1,4}$/, noNumber)),
	},
	'Please say who flies each leg.',
);

const noStops = 'Please say of each leg whether it stops on the way.';
/** How often each leg stops on the way, where the booking does not say: left out, not at all. */
const legStops = z
	.array(z.literal([0, 1], noStops), noStops)
	.check(z.maxLength(2, 'A trip has two legs at most.'));

/**
 * Records the times that an airline gave, and who it is. The traveller is asked where the change is significant by the refund policy or,
 * where no times were known, on another day. 400 at 'times.0.1.arrivesAt' for a time that cannot be.
 */
export const recordSchedule = forDesk(
	attempted(
		'/api/desk/bookings/:id/schedule',
		z.strictObject({
			...operationBasics,
			times: newSchedule,
			stops: z.optional(legStops),
			/** Of every leg, in their order; left out where nobody has said. */
			flights: z.optional(
				z
					.array(namedFlight, 'Please say who flies each leg.')
					.check(z.maxLength(2, 'A trip has two legs at most.')),
			),
		}),
		operationReply,
	),
);

export const scheduleMessages = {
	/** 409 */
	noTimes:
		'This trip names no airports and days that times could be kept for. Please write to the traveler instead.',
	/** 409 */
	departed: 'The day of departure is over: its times can no longer change.',
	/** 409 */
	cancelled: 'This booking is cancelled: nobody waits for its times.',
	/** 400 */
	unchanged: 'These are the times and airlines that the booking has already.',
	/** 400 */
	otherFlights: 'These are not the flights of this booking. Please load it again.',
	/** 409, of an undoing */
	answered: 'This can no longer be undone: the traveler has answered already.',
} as const;
