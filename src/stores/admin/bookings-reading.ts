import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { site } from '#src/site.ts';

/** A booking of whatever shape as the panel shows it: its reading, and what was booked in a few words. */
export type ReadBooking = BookingReading & { title: string };

/** Reads a booking as it is stored. */
export function readBooking(record: BookingRecord): ReadBooking {
	const reading = normaliseBooking(record, site.referencePrefix);
	if (!reading) throw new TypeError('A booking must be an object.');
	return { ...reading, title: record.title.trim() || tripTitle(reading.trip) };
}

function tripTitle(trip: BookingReading['trip']): string {
	if (trip.type === 'tour') return trip.name || trip.destination;
	return [trip.origin, trip.destination].filter(Boolean).join(' to ');
}

/** What a booking is of, as people read it. */
export const bookingTypeLabels = { flight: 'Flight', tour: 'Tour' } as const;
