import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { type recordSchedule as endpoint, scheduleMessages } from '#src/contract/desk/schedule.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { airlinesInWords, flightName, isSameFlight } from '#src/domain/flights/airline-words.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { type BookedLeg, bookedLegs, isTimed } from '#src/domain/flights/booked-legs.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { legsToTime, type LegTimes, timesOf, withNewTimes } from '#src/domain/trips/new-times.ts';
import {
	agreedLegs,
	isFirstKnown,
	isOnAnotherDay,
	isNamesAlone,
	isSignificantChange,
	longestShift,
	shiftInWords,
} from '#src/domain/trips/schedule-change.ts';
import { site } from '#src/site.ts';

import { scheduleChanges } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { scheduleChanged } from '../../mail/letters/schedule-changed.ts';
import { scheduleChangesOf } from '../schedule-changes-of.ts';
import { type Decision, operation } from './operation.ts';

type Recording = z.output<typeof endpoint.body>;
type FlightChange = { before: readonly BookedLeg[]; after: FlightLeg[] };
type NewTimes = Decision & {
	change: FlightChange;
	isSignificant: boolean;
};

/**
 * Records the times that an airline gave a booked flight, a deal's first ones too: the booking has them from now on, and its
 * calendar. Where they are significant beside what the traveller agreed to, they are asked on the trip's page.
 * @throws HttpError 409 where it has neither times nor days between known airports, is cancelled or has left; 400 at
 *   'times.0.1.arrivesAt' for a time that cannot be, and where nothing differs
 */
export const changeSchedule = operation<Recording, NewTimes>({
	action: 'change schedule',

	async decide({ transaction, before, at }, { times, ...said }) {
		const booked = flightsOfBooking(before, at);
		const legs = legsAt(booked, times, said);
		const [last = null] = await scheduleChangesOf(transaction, before.id);
		const change = { before: agreedLegs(last, booked), after: legs };
		const isSignificant = isSignificantChange(change);
		const isFirst = isFirstKnown({ before: booked });
		return {
			fields: fieldsWith(before, legs),
			summary: summaryOf(change, { isFirst, isSignificant }),
			change,
			isSignificant,
		};
	},

	async follow({ transaction, before, at }, { change, isSignificant }, operationId) {
		await transaction.insert(scheduleChanges).values({
			bookingId: before.id,
			operationId,
			before: [...change.before],
			after: change.after,
			isSignificant,
			answer: isSignificant ? 'asked' : null,
			createdAt: at,
		});
	},

	/** @throws HttpError 409 where the traveller has answered */
	async undo(transaction, { operationId }) {
		const gone = await transaction
			.delete(scheduleChanges)
			.where(eq(scheduleChanges.operationId, operationId))
			.returning({ answeredAt: scheduleChanges.answeredAt });
		if (gone.some(({ answeredAt }) => answeredAt !== null)) {
			throw refusal(scheduleMessages.answered);
		}
	},

	letter: ({ offering: { siteUrl } }, { decision: { change, isSignificant }, after }) =>
		scheduleChanged(after, change, { isSignificant, siteUrl }),
});

/** 'New flight times, by up to 5h 10m: the traveller is asked', 'First flight times, on another day: …' */
function summaryOf(
	change: FlightChange,
	{ isFirst, isSignificant }: { isFirst: boolean; isSignificant: boolean },
): string {
	const shift = longestShift(change);
	if (isNamesAlone(change)) return `Airline named: ${change.after.map(flightName).join(', ')}`;
	const by = shift === 0 ? '' : `, by up to ${shiftInWords(shift)}`;
	const how = isOnAnotherDay(change) ? ', on another day' : by;
	const what = isFirst ? 'First flight times' : 'New flight times';
	return `${what}${how}${isSignificant ? ': the traveler is asked' : ''}`;
}

/** @throws HttpError 409 where its times can no longer change, or nobody knows between which airports and on which days */
function flightsOfBooking(booking: BookingRecord, now: Date): BookedLeg[] {
	const trip = normaliseBooking(booking, site.referencePrefix)?.trip;
	const legs = trip?.type === 'flight' ? bookedLegs(trip) : [];
	const isKnown = legs.every((leg) => airports(leg.origin) && airports(leg.destination));
	if (legs.length === 0 || !isKnown) throw refusal(scheduleMessages.noTimes);
	if (booking.status === 'Cancelled') throw refusal(scheduleMessages.cancelled);
	if (newYorkDay(now) > booking.departureDate) throw refusal(scheduleMessages.departed);
	return legs;
}

/** @throws HttpError 400 at each time that cannot be, and where nothing differs */
function legsAt(
	booked: readonly BookedLeg[],
	times: readonly LegTimes[],
	{ stops = [], flights: named }: Pick<Recording, 'stops' | 'flights'>,
): FlightLeg[] {
	const flights = timesOf(booked);
	const isOfThese =
		times.length === flights.length &&
		flights.every((leg, index) => leg.length === times[index]?.length);
	if (!isOfThese || (named && named.length !== booked.length)) {
		throw new HttpError(400, { message: scheduleMessages.otherFlights });
	}
	const toTime = legsToTime(booked, stops).map((leg, index) => ({
		...leg,
		...(named?.[index] && { ...named[index], isNamed: true }),
	}));
	const isNamedAnew = toTime.some((leg, index) => {
		const before = booked[index];
		return leg.isNamed && (!before || !isTimed(before) || !isSameFlight(leg, before));
	});
	if (!isNamedAnew && JSON.stringify(flights) === JSON.stringify(inOrder(times))) {
		throw new HttpError(400, { message: scheduleMessages.unchanged });
	}
	const retimed = withNewTimes(toTime, times, airports);
	if ('legs' in retimed) return retimed.legs;
	const issues = retimed.problems.map(({ path, message }) => ({ path: `times.${path}`, message }));
	throw new HttpError(400, { message: issues[0]?.message ?? '', issues });
}

function inOrder(times: readonly LegTimes[]): LegTimes[] {
	return times.map((leg) => leg.map(({ departsAt, arrivesAt }) => ({ departsAt, arrivesAt })));
}

/** What of a booking follows from the times of its flights. */
function fieldsWith({ details }: BookingRecord, legs: FlightLeg[]) {
	const [outward, homeward] = legs;
	const departureDate = outward?.date ?? '';
	return {
		departureDate,
		details: {
			...details,
			legs,
			departureDate,
			...(homeward && { returnDate: homeward.date }),
			...(outward && { duration: formatDuration(outward.minutes) }),
			...(legs.every(({ isNamed }) => isNamed) && {
				airline: airlinesInWords({ airline: '', legs }),
			}),
		},
	};
}

function refusal(message: string): HttpError {
	return new HttpError(409, { message });
}
