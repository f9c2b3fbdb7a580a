import type { ScheduleChangeRecord } from '#src/contract/trips/schedule-change.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import type { BookedLeg } from '#src/domain/flights/booked-legs.ts';
import type { LegTimes } from '#src/domain/trips/new-times.ts';
import {
	agreedLegs,
	isFirstKnown,
	isOnAnotherDay,
	isSignificantChange,
	longestShift,
	shiftInWords,
	type TimesChange,
} from '#src/domain/trips/schedule-change.ts';

type Props = {
	legs: readonly BookedLeg[];
	/** As they are typed. */
	times: readonly LegTimes[];
	/** What was recorded last; null: nothing. */
	last: ScheduleChangeRecord | null;
};

/** What the new times are going to bring the traveller: a letter, or a question. */
export function WhatItMeans({ legs, times, last }: Props) {
	const after = legs.map((_, index) => {
		const { departsAt = '' } = times[index]?.[0] ?? {};
		const arrivesAt = times[index]?.at(-1)?.arrivesAt ?? '';
		return { date: departsAt.slice(0, 10), departsAt, arrivesAt };
	});
	return (
		<p role="status" className="notice">
			{meaning({ before: agreedLegs(last, legs), after })}
		</p>
	);
}

function meaning(change: TimesChange): string {
	if (isFirstKnown(change)) {
		const isTyped = change.after.every(({ date }) => date !== '');
		if (!isTyped) return `No times were known so far. ${onBookedDays}`;
		return isOnAnotherDay(change)
			? `A flight leaves on another day than the traveler booked, ${asked}`
			: onBookedDays;
	}
	const minutes = longestShift(change);
	if (Number.isNaN(minutes) || minutes === 0) {
		return 'Nothing moves yet from what the traveler agreed to.';
	}
	return `Up to ${shiftInWords(minutes)} off what the traveler agreed to: ${
		isSignificantChange(change) ? `more than ${hours} hours, ${asked}` : told
	}`;
}

const { significantChangeHours: hours } = flightCancellation;
const asked = 'so they are asked to accept it or take their money back without a fee.';
const told = `not more than ${hours} hours, so they are told and nothing is asked.`;
const onBookedDays = 'On the booked days the traveler is told of them, and nothing is asked.';
