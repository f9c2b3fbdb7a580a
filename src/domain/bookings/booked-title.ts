import type { FlightReading, TourReading } from './record.ts';

/** What a booked trip is called where its record has no title of its own: 'New York (JFK) to London (LHR)'. */
export function bookedTitle(trip: FlightReading | TourReading): string {
	if (trip.type === 'tour') return trip.name || trip.destination || 'Tour';
	return [trip.origin, trip.destination].filter(Boolean).join(' to ') || 'Flight';
}
