import * as z from 'zod/mini';

import { bookingSources } from '#src/domain/bookings/booking-source.ts';
import { bookingStatuses, bookingTypes } from '#src/domain/bookings/booking.ts';

import { rowId } from '../catalog/catalog.ts';

/**
 * A booking as it is stored. `title` and `details` say what was booked; in old records only `details` does, and
 * `normaliseBooking` reads them all.
 */
export type BookingRecord = z.infer<typeof bookingRecord>;
export const bookingRecord = z.object({
	id: rowId,
	/** The reference the traveller quotes. */
	bookingId: z.string(),
	type: z.enum(bookingTypes),
	status: z.enum(bookingStatuses),
	/** 'New York (JFK) to London (LHR)'; '' in old records. */
	title: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	travelers: z.int(),
	/** yyyy-MM-dd */
	departureDate: z.string(),
	/** Whose seats it takes; null of flights and of older tours. */
	departureId: z.nullable(rowId),
	/** Until when an unconfirmed booking holds its seats and price; null of an older one. */
	heldUntil: z.nullable(z.iso.datetime()),
	/** Of the whole party, in dollars, as the server computed it. */
	totalPrice: z.number(),
	/** What the rules made of it, where the desk agreed on another total, and why; null where the total is that. */
	quotedPrice: z.nullable(z.number()),
	priceReason: z.nullable(z.string()),
	/** Dollars that count as paid because it was confirmed before payments were kept; 0 from the first payment on. */
	paidByWord: z.number(),
	/** Dollars: the sum of its payments, less what was paid back. */
	paid: z.number(),
	source: z.enum(bookingSources),
	/** Who of the desk took it; '' of one that was made on the site. */
	takenBy: z.string(),
	/** Dollars that the desk promised to pay back when it cancelled, and why another amount than the policy's. */
	refund: z.nullable(z.number()),
	refundReason: z.nullable(z.string()),
	/** Of a cancelled one: dollars of what was paid that do not go back; null where nobody knows. */
	kept: z.nullable(z.number()),
	details: z.record(z.string(), z.unknown()),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
