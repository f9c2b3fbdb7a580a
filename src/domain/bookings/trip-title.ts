import type { BookingReading } from './record.ts';

/**
 * What was booked in a few words: 'New York (JFK) to London (LHR)', or the tour's name. An older record has no title of
 * its own; '' where nothing names the trip.
 */
export function tripTitle(title: string, trip: BookingReading['trip']): string {
	if (title.trim() !== '') return title.trim();
	if (trip.type === 'tour') return trip.name || trip.destination;
	return [trip.origin, trip.destination].filter(Boolean).join(' to ');
}
