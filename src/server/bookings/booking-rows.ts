import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { site } from '#src/site.ts';

import type { RowKind } from '../changes/change-row.ts';
import { bookings } from '../db/schema.ts';

/** What is read of a booking. */
export const bookingColumns = {
	id: bookings.id,
	bookingId: bookings.reference,
	type: bookings.type,
	status: bookings.status,
	title: bookings.title,
	name: bookings.name,
	email: bookings.email,
	phone: bookings.phone,
	travelers: bookings.travelers,
	departureDate: bookings.departureDate,
	departureId: bookings.departureId,
	heldUntil: bookings.heldUntil,
	totalPrice: bookings.totalPrice,
	quotedPrice: bookings.quotedPrice,
	priceReason: bookings.priceReason,
	paidByWord: bookings.paidByWord,
	paid: bookings.paid,
	source: bookings.source,
	takenBy: bookings.takenBy,
	refund: bookings.refund,
	refundReason: bookings.refundReason,
	kept: bookings.kept,
	details: bookings.details,
	version: bookings.version,
	createdAt: bookings.createdAt,
	updatedAt: bookings.updatedAt,
};

type Row = Omit<BookingRecord, 'details' | 'heldUntil' | 'createdAt' | 'updatedAt'> & {
	/** What was put into the table by other hands may be any JSON. */
	details: unknown;
	heldUntil: Date | null;
	createdAt: Date;
	updatedAt: Date;
};

/** A booking as the desk has it. */
export function bookingOf({
	details,
	heldUntil,
	createdAt,
	updatedAt,
	...row
}: Row): BookingRecord {
	return {
		...row,
		details: isObject(details) ? details : {},
		heldUntil: heldUntil && heldUntil.toISOString(),
		createdAt: createdAt.toISOString(),
		updatedAt: updatedAt.toISOString(),
	};
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Bookings, as administrators change them. */
export const bookingRows: RowKind<typeof bookings, Row, BookingRecord> = {
	subject: 'booking',
	missing: 'There is no booking with this number.',
	table: bookings,
	columns: bookingColumns,
	rowOf: bookingOf,
	labelOf(booking) {
		const reading = normaliseBooking(booking, site.referencePrefix);
		return [reading?.reference, reading?.passenger].filter(Boolean).join(', ');
	},
};
