import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';

/** A booked flight as it is read. @param party as `partyText` writes it; '' of a deal */
export function flightReading(travelers: number, party: string): BookingReading {
	return readingOf({ type: 'flight', travelers, details: { party } });
}

/** A booked tour as it is read. */
export function tourReading(travelers: number): BookingReading {
	return readingOf({ type: 'tour', travelers, details: {} });
}

function readingOf(record: object): BookingReading {
	const reading = normaliseBooking(record, 'BD');
	if (!reading) throw new Error('A record cannot be read.');
	return reading;
}
