import * as z from 'zod/mini';

import {
	bookingRecord,
	type BookingRecord,
	type ListedBooking,
	listedBooking,
} from '#src/contract/admin/bookings.ts';
import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { site } from '#src/site.ts';

/** A booking of whatever shape as the panel shows it: its reading, and what was booked in a few words. */
export type ReadBooking = BookingReading &
	Pick<BookingRecord, 'id' | 'version' | 'title' | 'heldUntil' | 'refund' | 'refundReason'> &
	ListedFacts;

/** What the list says of a booking beside the booking itself. */
type ListedFacts = Pick<ListedBooking, 'waitsForAnswer' | 'travellerNames'>;

/** Reads a booking as it is stored. What the list says beside it, changes of a booking do not. */
export function readBooking(record: BookingRecord & Partial<ListedFacts>): ReadBooking {
	const reading = normaliseBooking(record, site.referencePrefix);
	if (!reading) throw new TypeError('A booking must be an object.');
	const { id, version, title, heldUntil, refund, refundReason } = record;
	const { waitsForAnswer = false, travellerNames = [] } = record;
	return {
		...reading,
		id,
		version,
		title: tripTitle(title, reading.trip),
		heldUntil,
		refund,
		refundReason,
		waitsForAnswer,
		travellerNames,
	};
}

/** A booking of an answer, read as it arrives: once, however often it is shown. */
export const readRow = z.pipe(
	bookingRecord,
	z.transform((record: BookingRecord) => readBooking(record)),
);

/** As `readRow`, of the list. */
export const readListedRow = z.pipe(
	listedBooking,
	z.transform((record: ListedBooking) => readBooking(record)),
);

/** What a booking is of, as people read it. */
export const bookingTypeLabels = { flight: 'Flight', tour: 'Tour' } as const;
