import type { BookingStanding } from '../bookings/hold.ts';
import type { TripPhase } from './travel-days.ts';

/** Where a trip stands, in a word or two for whoever booked it: a confirmed one goes on to be travelled. */
export function standingLabel(standing: BookingStanding, phase: TripPhase): string {
	if (standing === 'Pending') return 'Not confirmed yet';
	if (standing === 'Held') return 'Held for you';
	if (standing === 'Expired') return 'Hold ended';
	if (standing !== 'Confirmed' || phase === 'ahead') return standing;
	return phase === 'over' ? 'Traveled' : 'On the way';
}
