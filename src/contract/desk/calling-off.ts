import * as z from 'zod/mini';

import { bookingStandings } from '#src/domain/bookings/hold.ts';
import { callingOffReasons } from '#src/domain/tours/calling-off.ts';

import { largestRowId, rowId } from '../catalog/catalog.ts';
import { command, query } from '../http/endpoint.ts';
import { seenVersion } from './conflict.ts';
import { departureRecord } from './departures.ts';
import { forAct } from './for-act.ts';

/** What a booking of the departure is offered, as long as nothing changes. */
const offeredBooking = z.object({
	id: rowId,
	reference: z.string(),
	name: z.string(),
	travelers: z.int(),
	standing: z.enum(bookingStandings),
	/** Dollars that go back: all that was paid. */
	back: z.number(),
	/** Whether somebody can be written to. */
	hasAddress: z.boolean(),
});

/** A departure whose seats can be kept for those of another. */
const otherDeparture = z.object({
	id: rowId,
	date: z.iso.date(),
	endDate: z.iso.date(),
	seatsLeft: z.int(),
});

/** What calling a departure off would mean. */
export type CallingOffPreview = z.infer<typeof callingOffPreview>;
const callingOffPreview = z.object({
	/** Those that have seats. */
	bookings: z.array(offeredBooking),
	/** People on the waiting list. */
	waiting: z.int(),
	/** Why a reason is none, in a sentence; null where it is one. */
	refused: z.record(z.enum(callingOffReasons), z.nullable(z.string())),
	/** The tour's other departures that can be sold, the soonest first. */
	others: z.array(otherDeparture),
});

export const previewCallingOff = forAct(
	'publishing',
	query('GET', '/api/admin/departures/:id/call-off', callingOffPreview),
);

/** The most characters of what those who booked are told beside the reason. */
export const longestCallingOffNote = 600;

const noDeparture = 'Please choose a departure of the tour, or none.';

export type CallingOffFields = z.output<typeof callingOffFields>;
export const callingOffFields = z.strictObject({
	reason: z.enum(callingOffReasons, 'Please choose the reason.'),
	/** The departure whose seats are kept for them; null: their money alone. */
	insteadId: z.nullable(
		z.int(noDeparture).check(z.positive(noDeparture), z.maximum(largestRowId, noDeparture)),
	),
	note: z
		.string('Please enter words.')
		.check(
			z.trim(),
			z.maxLength(longestCallingOffNote, `At most ${longestCallingOffNote} characters.`),
		),
	version: seenVersion,
});

/**
 * Calls a departure off: every booking of it is cancelled for all that was paid, whoever booked is written to, and seats of
 * another one are kept for them. All of it or nothing. 400 at the field of a reason that is none by now, and of another
 * departure that cannot be sold. For ten minutes it can be undone as every change of a departure.
 */
export const callOffDeparture = forAct(
	'publishing',
	command('POST', '/api/admin/departures/:id/call-off', callingOffFields, departureRecord),
);

export const callingOffMessages = {
	/** 400 at `insteadId` */
	notInstead: 'This departure can no longer be sold: please choose another.',
	/** 409, of an undoing */
	answered: 'This can no longer be undone: somebody has answered already.',
} as const;
