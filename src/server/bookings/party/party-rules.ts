import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import type { BookedPrice } from '#src/domain/desk/party-price.ts';
import type { ChangedParty } from '#src/domain/desk/party-seats.ts';
import { site } from '#src/site.ts';

/** A stored booking as people read it. */
export function readingOf(booking: BookingRecord): BookingReading {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) throw new TypeError('A row of a booking is no record.');
	return reading;
}

/** Why nobody can join or leave a booking now, in words for the desk; null where they can. */
export function partyClosed(booking: BookingRecord, now: Date): string | null {
	const standing = bookingStanding(booking, now);
	if (standing === 'Cancelled')
		return 'This booking is cancelled: re-open it before its party changes.';
	if (standing === 'Expired') {
		return 'The hold of this booking has ended: extend it or confirm it before its party changes.';
	}
	if (newYorkDay(now) <= booking.departureDate) return null;
	return 'The day of departure is over: the party can no longer change.';
}

/** What of a booking becomes another with its party; of an offer its price is the party's. */
export function changedFields(
	{ details }: BookingRecord,
	{ travellers, party }: ChangedParty,
	price: BookedPrice,
) {
	return {
		travelers: travellers,
		...price,
		...(party !== '' && { details: { ...details, party, price: price.totalPrice } }),
	};
}
