import type { ScheduleChangeRecord } from '#src/contract/desk/booking-page.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import type { LegTimes } from '#src/domain/trips/new-times.ts';
import {
	agreedLegs,
	isSignificantChange,
	longestShift,
	shiftInWords,
} from '#src/domain/trips/schedule-change.ts';

type Props = {
	legs: readonly FlightLeg[];
	/** As they are typed. */
	times: readonly LegTimes[];
	/** What was recorded last; null: nothing. */
	last: ScheduleChangeRecord | null;
};

/** What the new times are going to bring the traveller: a letter, or a question. */
export function WhatItMeans({ legs, times, last }: Props) {
	const after = legs.map((leg, index) => ({
		...leg,
		departsAt: times[index]?.[0]?.departsAt ?? '',
		arrivesAt: times[index]?.at(-1)?.arrivesAt ?? '',
	}));
	const change = { before: agreedLegs(last, legs), after };
	const minutes = longestShift(change);
	return (
		<p role="status" className="notice">
			{Number.isNaN(minutes) || minutes === 0
				? 'Nothing moves yet from what the traveller agreed to.'
				: `Up to ${shiftInWords(minutes)} off what the traveller agreed to: ${
						isSignificantChange(change) ? asked : told
					}`}
		</p>
	);
}

const { significantChangeHours: hours } = flightCancellation;
const asked = `more than ${hours} hours, so they are asked to accept it or take their money back without a fee.`;
const told = `not more than ${hours} hours, so they are told and nothing is asked.`;
