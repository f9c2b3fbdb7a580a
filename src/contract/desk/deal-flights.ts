import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';

import { flightSearchMessages } from '../flights/messages.ts';
import { forDesk, query } from '../http/endpoint.ts';

const flight = z.object({
	/** 'BR 214' */
	number: z.string(),
	/** 'BR 214, 8:35 AM – 8:40 PM, Direct, Bright Airways' */
	label: z.string(),
});

/** What a deal can be made of on its days: each way out with the ways back that it reaches, and what our search asks. */
export type DealFlights = z.infer<typeof dealFlights>;
const dealFlights = z.object({
	outward: z.array(z.extend(flight, { returns: z.array(flight) })),
	/** What a traveller pays at least by our own search of today, in dollars; null where nothing is left. */
	lowestFare: z.nullable(z.number()),
});

const day = z
	.string(flightSearchMessages.dateUnreal)
	.check(z.refine(isCalendarDate, flightSearchMessages.dateUnreal));
const place = z.string('Please say where the flight starts and goes.').check(z.maxLength(80));

/** The query parameters: the ends as labels with their codes, without which there are no flights; no return is one way. */
export const dealFlightsQuery = z.object({
	origin: z._default(place, ''),
	destination: z._default(place, ''),
	departureDate: z._default(day, ''),
	returnDate: z.optional(day),
});

export const readDealFlights = forDesk(query('GET', '/api/admin/deal-flights', dealFlights));
