import * as z from 'zod/mini';

import { bookingRecord, type BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { type ListedBooking, listedBooking } from '#src/contract/desk/bookings.ts';
import { type Balance, balanceOf } from '#src/domain/bookings/balance.ts';
import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { site } from '#src/site.ts';

/** A booking of whatever shape as the panel shows it: its reading, and what was booked in a few words. */
export type ReadBooking = BookingReading &
	Pick<BookingRecord, 'id' | 'version' | 'title' | 'heldUntil' | 'refund' | 'refundReason'> &
	Listed & { balance: Balance };

/** What the list alone says of a booking. */
type Listed = Pick<ListedBooking, 'travellerNames' | 'waitsForAnswer'>;
const notListed: Listed = { travellerNames: [], waitsForAnswer: false };

/**
 * Reads a booking as it is stored.
 * @param listed what the list says beside it; its changes do not
 */
export function readBooking(
	record: BookingRecord,
	{ travellerNames, waitsForAnswer }: Listed = notListed,
): ReadBooking {
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
		balance: balanceOf(record),
		travellerNames,
		waitsForAnswer,
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
	z.transform((record: ListedBooking) => readBooking(record, record)),
);

/** What a booking is of, as people read it. */
export const bookingTypeLabels = { flight: 'Flight', tour: 'Tour' } as const;
