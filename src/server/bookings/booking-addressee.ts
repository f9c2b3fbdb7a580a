import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { bookingValues, deskValues } from '#src/domain/desk/reply-values.ts';
import { site } from '#src/site.ts';

import type { Addressee } from '../messages/compose.ts';

/**
 * To whom a letter about a booking goes, '' where nobody has an address, and what can be filled in there.
 * @param agent the full name of who writes
 */
export function bookingAddressee(booking: BookingRecord, agent: string): Addressee {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) throw new TypeError('A booking must be an object.');
	const title = tripTitle(booking.title, reading.trip);
	const { due } = balanceOf(booking);
	const theirs = bookingValues(site, { ...reading, title, heldUntil: booking.heldUntil, due });
	return { recipient: reading.email, values: { ...theirs, ...deskValues(site, agent) } };
}
