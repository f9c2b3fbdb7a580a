import type { BookingStanding } from '../bookings/hold.ts';
import type { BookingReading } from '../bookings/record.ts';
import { missingDetails } from './missing-details.ts';
import type { ScheduleAnswer } from './schedule-change.ts';
import type { SeatedTraveller } from './seated-traveller.ts';
import type { TripPhase } from './travel-days.ts';
import type { CancellationState } from './trip-message.ts';
import { tripSeats } from './trip-seats.ts';

/** What is to be done next about a trip. */
export type NextStep =
	| 'call before the hold ends'
	| 'call to confirm'
	| 'call after the hold'
	| 'never confirmed'
	| 'wait for the cancellation'
	| 'answer the new times'
	| 'answer the new price'
	| 'pay what is open'
	| 'complete the travellers'
	| 'look forward'
	| 'have a good trip'
	| 'tell us how it was'
	| 'answer the kept seats'
	| 'find another trip';

type Trip = {
	standing: BookingStanding;
	/** Those that are known, of the seats that it has. */
	travellers: readonly SeatedTraveller[];
	reading: Pick<BookingReading, 'trip' | 'travellers'>;
	messages: readonly { cancellation: CancellationState | null }[];
	/** What the airline changed last; null where nothing was. */
	scheduleChange: { answer: ScheduleAnswer | null } | null;
	/** A higher total that the desk asks them to agree to; null where it asks for none. */
	priceAsked: object | null;
	/** Whether seats of another departure are kept, because its own was called off. */
	seatsAreKept: boolean;
	/** Dollars that are still to be paid. */
	due: number;
};

export function nextStep(trip: Trip, phase: TripPhase): NextStep {
	const { standing, travellers, reading, messages, scheduleChange, due, seatsAreKept } = trip;
	if (standing === 'Cancelled') return seatsAreKept ? 'answer the kept seats' : 'find another trip';
	if (phase === 'ahead' && scheduleChange?.answer === 'asked') return 'answer the new times';
	if (standing !== 'Confirmed') {
		if (phase === 'over') return 'never confirmed';
		return unconfirmed[standing];
	}
	if (phase !== 'over' && messages.some(({ cancellation }) => cancellation === 'asked')) {
		return 'wait for the cancellation';
	}
	if (phase !== 'ahead') return phase === 'over' ? 'tell us how it was' : 'have a good trip';
	if (trip.priceAsked !== null) return 'answer the new price';
	if (due > 0) return 'pay what is open';
	const missing = missingDetails(tripSeats(reading), travellers);
	return missing.length > 0 ? 'complete the travellers' : 'look forward';
}

const unconfirmed: Record<Exclude<BookingStanding, 'Confirmed' | 'Cancelled'>, NextStep> = {
	Held: 'call before the hold ends',
	Pending: 'call to confirm',
	Expired: 'call after the hold',
};
