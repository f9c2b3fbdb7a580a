import { normaliseBooking } from './record.ts';

/**
 * How long a booked tour is, '7 days', as its record says it, in whatever shape; '' of a flight, and where it does not.
 * @param booking a record, or its `type` and `details`
 */
export function tourDuration(booking: object): string {
	const trip = normaliseBooking(booking, '')?.trip;
	return trip?.type === 'tour' ? trip.duration : '';
}
