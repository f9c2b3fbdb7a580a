import type { TripView } from '#src/contract/trips/trip-view.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';

/** The month in which a trip began: '2027-05'. */
export function travelledIn({ reading, record }: TripView): string {
	return (travelDays(reading, record.departureDate)?.first ?? record.departureDate).slice(0, 7);
}
