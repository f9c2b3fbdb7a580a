import * as z from 'zod/mini';

import { bookingStatuses, bookingTypes } from '#src/domain/bookings/booking.ts';
import { missedKinds } from '#src/domain/catalog/missed-search.ts';
import { measuredKinds } from '#src/domain/desk/measured-kinds.ts';
import { periodLengths } from '#src/domain/desk/periods.ts';
import { departureStates } from '#src/domain/tours/departure.ts';

import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';

const count = z.int().check(z.nonnegative());

/** What happened within some days of New York. */
export type PeriodFigures = z.infer<typeof periodFigures>;
const periodFigures = z.object({
	/** yyyy-MM-dd, both included. */
	first: z.string(),
	last: z.string(),
	/** By what form somebody asked. */
	asked: z.object({ inquiries: count, customOffers: count, callBacks: count }),
	/** Bookings that were made, that were confirmed, and cancelled; as the month's page has them. */
	booked: count,
	confirmed: count,
	cancelled: count,
	/** Confirmed trips that left, up to today. */
	travelled: count,
	/** Dollars: the totals of those that were confirmed, as of now. */
	value: z.number(),
});

/** How long people waited for an answer of ours, of those who asked within all the periods. */
export type AnswerFigures = z.infer<typeof answerFigures>;
const answerFigures = z.object({
	kind: z.enum(measuredKinds),
	/** Within the hours that we promise, and later. */
	inTime: count,
	late: count,
	/** Who waits for longer than that now, since whenever: as Today has them. */
	overdue: count,
	/** Until half of the answers were there; null without one. */
	medianMinutes: z.nullable(count),
});

/** A departure soon with few of its seats taken. */
export type SlowDeparture = z.infer<typeof slowDeparture>;
const slowDeparture = z.object({
	id: rowId,
	tour: z.string(),
	date: z.string(),
	state: z.enum(departureStates),
	taken: count,
	capacity: count,
	guaranteedFrom: count,
});

/** How business goes: the last twelve weeks or months, the present one included. */
export type Numbers = z.infer<typeof numbers>;
const numbers = z.object({
	/** The oldest first; the last one is not over. */
	periods: z.array(periodFigures),
	answers: z.array(answerFigures),
	/** Of the bookings that were made in all the periods. */
	byStatus: z.array(z.object({ status: z.enum(bookingStatuses), bookings: count })),
	byType: z.array(z.object({ type: z.enum(bookingTypes), bookings: count })),
	/** The most booked first, at most `mostWanted`. */
	destinations: z.array(z.object({ destination: z.string(), bookings: count })),
	/** What was looked for and not found, the most often first, at most `mostMissed`; what somebody alone looked for is left out. */
	missed: z.array(z.object({ kind: z.enum(missedKinds), words: z.string(), count })),
	/** The soonest first, at most `mostSlow`. */
	slow: z.array(slowDeparture),
});

export const periodsShown = 12;
export const mostWanted = 6;
export const mostSlow = 12;
export const mostMissed = 20;

/** The query parameter: by what; weeks where nothing is said. */
export const numbersQuery = z.object({
	by: z.optional(z.enum(periodLengths, `by must be one of: ${periodLengths.join(', ')}.`)),
});

export const readNumbers = forDesk(query('GET', '/api/desk/numbers', numbers));
