import * as z from 'zod/mini';

import { bookingTypes } from '#src/domain/bookings/booking.ts';

import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';

/** An earlier booking of a caller, as far as it helps to make another one like it. */
export type CallerBooking = z.infer<typeof callerBooking>;
const callerBooking = z.object({
	id: rowId,
	/** 'BD7K2MQ4R' */
	reference: z.string(),
	type: z.enum(bookingTypes),
	/** An offer's id, or a deal's or a tour's row id. */
	itemId: z.string(),
	title: z.string(),
	departureDate: z.string(),
	/** '' one way, and of a tour. */
	returnDate: z.string(),
	/** 'New York (JFK)'; '' of a tour, as what follows. */
	origin: z.string(),
	destination: z.string(),
	cabinClass: z.string(),
	/** As `partyText` writes it; '' where it is not known. */
	party: z.string(),
	travelers: z.int(),
	/** Who had which seat, as far as it is known. */
	travellers: z.array(
		z.object({ seat: z.int(), name: z.string(), birthDate: z.nullable(z.string()) }),
	),
});

/** Somebody who booked before under the number or the address, as their latest booking has them. */
export type Caller = z.infer<typeof caller>;
const caller = z.object({
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	address: z.string(),
	city: z.string(),
	zipCode: z.string(),
	country: z.string(),
	/** The newest first. */
	bookings: z.array(callerBooking),
});

/** By what a caller is known: a telephone number in any notation, an email address, or either of both. */
export const callersQuery = z.object({
	phone: z._default(z.string().check(z.maxLength(30, 'phone is too long.')), ''),
	email: z._default(z.string().check(z.maxLength(254, 'email is too long.')), ''),
});
export type CallersQuery = z.infer<typeof callersQuery>;

/** Those who booked under a number or an address, whoever booked last first; two names under one of them are two. */
export const findCallers = forDesk(query('GET', '/api/desk/callers', z.array(caller)));
