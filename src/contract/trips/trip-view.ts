import type { BookingStanding } from '#src/domain/bookings/hold.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import type { TripAccess } from '#src/domain/trips/trip-key.ts';

import type { BookingRecord } from '../admin/bookings.ts';
import type { Traveller, TripMessage } from './trip.ts';

/** All that the page of a trip is drawn from, by the server for one reader and one moment. */
export type TripView = {
	record: BookingRecord;
	/** The same, whatever shape it was stored in. */
	reading: BookingReading;
	standing: BookingStanding;
	/** What decides about its refund; a date that no record has stands in as ''. */
	refundable: RefundableBooking;
	access: TripAccess & { openedBy: 'key' | 'account' | 'desk' };
	/** Those that are known, by their seats. */
	travellers: readonly Traveller[];
	/** The oldest first; none for whoever only reads of the trip. */
	messages: readonly TripMessage[];
	now: Date;
	/** A UUID: what a form of this page brings is stored once. */
	attempt: string;
	/** What was wrong with the form that was sent last. */
	problem: FormProblem | null;
	/** The form that was sent last and taken: 'travellers'. */
	done: string | null;
	/** Whether its traveller is about to cancel it: then the page asks once more, with the amount. */
	isCancelling: boolean;
};
