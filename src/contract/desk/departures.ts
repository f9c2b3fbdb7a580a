import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { catalogStates } from '#src/domain/catalog/catalog-state.ts';
import { callingOffReasons } from '#src/domain/tours/calling-off.ts';
import { departureFilters } from '#src/domain/tours/departure-standing.ts';
import {
	departureStates,
	enteredStates,
	mostSeatsOfDeparture,
} from '#src/domain/tours/departure.ts';
import { mostDatesOfSeries } from '#src/domain/tours/series.ts';
import { waitingStatuses } from '#src/domain/tours/waiting-list.ts';

import { bookingRecord } from '../bookings/booking-record.ts';
import { largestRowId, rowId } from '../catalog/catalog.ts';
import { day } from '../http/day.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { keptSeatsRecord } from '../trips/kept-seats.ts';
import { traveller } from '../trips/trip.ts';
import { dollars } from './catalog-fields.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { forAct } from './for-act.ts';
import { listOrder } from './list-order.ts';

const count = z.int().check(z.nonnegative());

/** A departure as the panel has it, with the seats of this moment. */
export type DepartureRecord = z.infer<typeof departureRecord>;
export const departureRecord = z.object({
	id: rowId,
	tourId: rowId,
	tourName: z.string(),
	/** Departures of a draft or an archived tour are on nobody's list but the desk's. */
	tourState: z.enum(catalogStates),
	date: z.iso.date(),
	/** The last day. */
	endDate: z.iso.date(),
	/** Seats. */
	capacity: count,
	/** How many a group of its tour may be at most; null: the tour does not say. */
	largestGroup: z.nullable(count),
	/** Seats that nobody else can have: those of confirmed bookings and the held ones. */
	taken: count,
	/** Of these, the seats of bookings that wait for the desk, and those held for somebody from the waiting list. */
	held: count,
	/** Of these, the seats of confirmed bookings. */
	confirmed: count,
	/** People on the waiting list to whom no seats are offered yet. */
	waiting: count,
	/** Its own price per person in dollars, before taxes; null: the tour's. */
	price: z.nullable(z.number()),
	/** The tour's. */
	tourPrice: z.number(),
	state: z.enum(departureStates),
	/** The number of confirmed travellers from which it is guaranteed to leave. */
	guaranteedFrom: count,
	/** Since when it is guaranteed, also while it is closed. */
	guaranteedAt: z.nullable(z.iso.datetime()),
	/** When it was called off; null of one that leaves. */
	calledOffAt: z.nullable(z.iso.datetime()),
	calledOffReason: z.nullable(z.enum(callingOffReasons)),
	/** Somebody has booked it, whatever became of that, or waits for it: it is neither moved nor deleted. */
	isUsed: z.boolean(),
	version: z.int(),
	updatedAt: z.iso.datetime(),
});

/** What departures can be ordered by: the day, the tour's name, the seats that are left. */
const departureOrders = ['date', 'tour', 'seats'] as const;

/**
 * The query parameters of the list. Both days are included; without `from` it begins with the departures of today,
 * unless the departed ones are asked for.
 */
export type DeparturePage = z.output<typeof departurePage>;
export const departurePage = z.extend(page, {
	tour: z.optional(
		z.pipe(
			z.string().check(z.regex(/^[1-9]\d{0,9}$/, tourWrong())),
			z.pipe(z.transform(Number), z.number().check(z.maximum(largestRowId, tourWrong()))),
		),
	),
	from: z.optional(day('The first day')),
	to: z.optional(day('The last day')),
	state: z.optional(
		z.enum(departureFilters, `state must be one of: ${departureFilters.join(', ')}.`),
	),
	...listOrder(departureOrders, 'ascending'),
});

const date = z
	.string('Please choose the day.')
	.check(z.refine(isCalendarDate, 'Please choose a day that exists.'));

const seats = {
	capacity: wholeNumber('How many seats are there?', {
		least: [0, 'The seats cannot be fewer than none.'],
		most: [mostSeatsOfDeparture, `A departure can have ${mostSeatsOfDeparture} seats at most.`],
	}),
	price: z.nullable(dollars('Please enter the price per person in dollars.')),
	state: z.enum(enteredStates, `state must be one of: ${enteredStates.join(', ')}.`),
	guaranteedFrom: wholeNumber('From how many confirmed travelers on does it leave?', {
		least: [1, 'It takes one traveler at least.'],
		most: [mostSeatsOfDeparture, `Please enter ${mostSeatsOfDeparture} travelers at most.`],
	}),
};

export const departureMessages = {
	/** At the seats: more than a group of the tour may be. */
	largerThanGroup: (most: number) =>
		`Groups on this tour are at most ${most} travelers: change the tour’s group size first.`,
	/** At the state. */
	staysGuaranteed:
		'It was guaranteed to leave, and people pay and plan by that: it stays guaranteed. Close it to sell no more seats.',
	/** 409 */
	isCalledOff: 'It was called off: it can no longer be changed.',
	/** 403 */
	priceNotYours: 'Only an administrator can change what a departure costs.',
} as const;

/** A departure as the administrator changes it. */
export type DepartureFields = z.output<typeof departureFields>;
export const departureFields = z.strictObject({ date, ...seats, version: seenVersion });

/** Departures of a tour as the administrator adds them, which differ in nothing but their days. */
export type NewDepartures = z.output<typeof newDepartures>;
export const newDepartures = z.strictObject({
	tourId: z
		.int('Please choose the tour.')
		.check(z.minimum(1, 'Please choose the tour.'), z.maximum(largestRowId, tourWrong())),
	dates: z.array(date, 'dates must be a list of days.').check(
		z.minLength(1, 'Please choose a day.'),
		z.maxLength(mostDatesOfSeries, `At most ${mostDatesOfSeries} departures can be added at once.`),
		z.refine((dates) => new Set(dates).size === dates.length, 'A day is named twice.'),
	),
	/** Left out: as many as a group of the tour may be. */
	capacity: z.optional(seats.capacity),
	price: z._default(seats.price, null),
	state: z._default(seats.state, enteredStates[0]),
	guaranteedFrom: z.optional(seats.guaranteedFrom),
});

/** A departure with who is on it, and who waits for it. */
export type DepartureView = z.infer<typeof departureView>;
const departureView = z.object({
	departure: departureRecord,
	/** Those that have seats first, at most `mostPeopleListed`, with who is named of each; cancelled ones are left out. */
	bookings: z.array(z.object({ booking: bookingRecord, travellers: z.array(traveller) })),
	/** Of one that was called off: whom other seats were kept for, and what they made of them. */
	kept: z.array(
		z.extend(keptSeatsRecord, { bookingId: rowId, reference: z.string(), name: z.string() }),
	),
	/** Those who wait or are offered seats, in the order in which they came, as many at most. */
	waiting: z.array(
		z.object({
			id: rowId,
			name: z.string(),
			email: z.string(),
			travellers: z.int(),
			status: z.enum(waitingStatuses),
			offeredUntil: z.nullable(z.iso.datetime()),
			createdAt: z.iso.datetime(),
		}),
	),
});

/** More than a departure has seats: of those who have one nobody is left out. */
export const mostPeopleListed = 1000;

export const departureConflict = conflictReply(departureRecord);

export const listDepartures = forDesk(
	query('GET', '/api/admin/departures', z.array(departureRecord)),
);
export const addDepartures = forAct(
	'publishing',
	command('POST', '/api/admin/departures', newDepartures, z.array(departureRecord)),
);
export const updateDeparture = forDesk(
	command('PUT', '/api/admin/departures/:id', departureFields, departureRecord),
);
export const deleteDeparture = forAct(
	'deletions',
	query('DELETE', '/api/admin/departures/:id', z.object({ id: rowId })),
);
export const readDeparture = forDesk(query('GET', '/api/admin/departures/:id', departureView));

function tourWrong(): string {
	return 'tour must be the number of a tour package.';
}

type Bound = readonly [value: number, message: string];

function wholeNumber(message: string, { least, most }: { least: Bound; most: Bound }) {
	return z.int(message).check(z.minimum(...least), z.maximum(...most));
}
