import * as z from 'zod/mini';

import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { catalogStates } from '#src/domain/catalog/catalog-state.ts';
import { type PersonRequestKind, personRequestKinds } from '#src/domain/desk/person-kinds.ts';
import { personRowKinds } from '#src/domain/desk/person-row.ts';
import { departureStates } from '#src/domain/tours/departure.ts';

import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';
import { longestSearch } from '../http/paging.ts';
import { text } from '../text.ts';

/** Fewer characters are not searched for: nearly everything has them. */
export const leastFindable = 2;

/** How many of each kind are told at most: who wants another says more of it, or reads the whole list. */
export const mostFound = 8;

/** The lists that are searched. */
const foundLists = [
	'users',
	'bookings',
	'inquiries',
	'custom-offers',
	'offers',
	'call-backs',
	'applications',
	'waiting-list',
	'tours',
	'departures',
] as const;
export type FoundList = (typeof foundLists)[number];

/** The list of the requests of each kind. */
export const listsOfRequests = {
	inquiry: 'inquiries',
	'custom-offer': 'custom-offers',
	offer: 'offers',
	'call-back': 'call-backs',
	application: 'applications',
	'waiting-list': 'waiting-list',
} as const satisfies Record<PersonRequestKind, FoundList>;

/** The query parameters: what somebody says on the phone, in whatever form. */
export const findQuery = z.object({
	q: z._default(text({ min: 0, max: longestSearch, message: 'q must be text.' }), ''),
});

/** Somebody, by one of the rows that they left. */
export type FoundPerson = z.infer<typeof foundPerson>;
const foundPerson = z.object({
	row: z.object({ kind: z.enum(personRowKinds), id: rowId }),
	name: z.string(),
	/** '' where none is known, as with the number. */
	email: z.string(),
	phone: z.string(),
	hasAccount: z.boolean(),
});

export type FoundBooking = z.infer<typeof foundBooking>;
const foundBooking = z.object({
	id: rowId,
	reference: z.string(),
	title: z.string(),
	name: z.string(),
	status: z.enum(bookingStatuses),
	heldUntil: z.nullable(z.iso.datetime()),
	/** yyyy-MM-dd */
	departureDate: z.string(),
});

export type FoundRequest = z.infer<typeof foundRequest>;
const foundRequest = z.object({
	kind: z.enum(personRequestKinds),
	id: rowId,
	name: z.string(),
	/** What it is about, in its own words; '' where it does not say. */
	about: z.string(),
	createdAt: z.iso.datetime(),
});

export type FoundTour = z.infer<typeof foundTour>;
const foundTour = z.object({
	id: rowId,
	name: z.string(),
	destination: z.string(),
	state: z.enum(catalogStates),
});

export type FoundDeparture = z.infer<typeof foundDeparture>;
const foundDeparture = z.object({
	id: rowId,
	tourId: rowId,
	tour: z.string(),
	/** yyyy-MM-dd */
	date: z.string(),
	state: z.enum(departureStates),
});

/** What fits what was asked, at most `mostFound` of each kind, the likeliest first. */
export type Findings = z.infer<typeof findings>;
const findings = z.object({
	people: z.array(foundPerson),
	bookings: z.array(foundBooking),
	requests: z.array(foundRequest),
	tours: z.array(foundTour),
	departures: z.array(foundDeparture),
	/** How many there are in the lists of which more fit than are told. */
	more: z.array(z.object({ list: z.enum(foundLists), count: z.int() })),
});

/** Nothing is found of fewer than `leastFindable` characters. */
export const findAnything = forDesk(query('GET', '/api/desk/find', findings));
