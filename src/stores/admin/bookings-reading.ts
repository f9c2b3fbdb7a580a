import * as z from 'zod/mini';

import { bookingRecord, type BookingRecord } from '#src/contract/admin/bookings.ts';
import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { site } from '#src/site.ts';

/** A booking of whatever shape as the panel shows it: its reading, and what was booked in a few words. */
export type ReadBooking = BookingReading &
	Pick<BookingRecord, 'id' | 'version' | 'title' | 'heldUntil' | 'refund' | 'refundReason'>;

/** Reads a booking as it is stored. */
export function readBooking(record: BookingRecord): ReadBooking {
	const reading = normaliseBooking(record, site.referencePrefix);
	if (!reading) throw new TypeError('A booking must be an object.');
	const { id, version, title, heldUntil, refund, refundReason } = record;
	return {
		...reading,
		id,
		version,
		title: tripTitle(title, reading.trip),
		heldUntil,
		refund,
		refundReason,
	};
}

/** A booking of an answer, read as it arrives: once, however often it is shown. */
export const readRow = z.pipe(bookingRecord, z.transform(readBooking));

/** What a booking is of, as people read it. */
export const bookingTypeLabels = { flight: 'Flight', tour: 'Tour' } as const;
