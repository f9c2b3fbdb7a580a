import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { type Instalment, instalments } from '#src/domain/bookings/instalments.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { isUndecided } from '#src/domain/tours/decision.ts';
import { site } from '#src/site.ts';

import { type BookedDeparture, selectBookedDeparture } from '../catalog/booked-departure.ts';
import type { Database } from '../db/database.ts';
import { refundableBooking } from './promised-refund.ts';

/** As `instalmentsOf`, with what it needs. */
export async function selectInstalments(
	db: Database,
	booking: BookingRecord,
): Promise<Instalment[]> {
	const departure = await selectBookedDeparture(db, booking.departureId);
	return instalmentsOf(booking, await refundableBooking(db, booking), departure);
}

/**
 * What of a confirmed booking is to be paid, and by when, on the terms on which it was sold.
 * @param refundable of it: what it costs, what came in, and when it was confirmed
 * @param departure of it, where it has one
 * @returns none of what is not confirmed, and of what was booked before there were terms
 */
export function instalmentsOf(
	booking: BookingRecord,
	{ type, total, paid, departure: day, confirmedAt }: RefundableBooking,
	departure: BookedDeparture | null,
): Instalment[] {
	const terms = normaliseBooking(booking, site.referencePrefix)?.payment;
	if (!terms || confirmedAt === null) return [];
	const confirmed = newYorkDay(confirmedAt);
	const { since = confirmed } = terms;
	const counted = since > confirmed ? since : confirmed;
	const payable = { type, total, paid, departure: day, confirmed: counted };
	const guaranteed = departure ? guaranteedOn(departure, confirmedAt) : undefined;
	return instalments({ ...payable, guaranteed }, { ...site, ...terms });
}

/** Since when it is; with those who are confirmed at this moment from now on. */
function guaranteedOn(departure: BookedDeparture, now: Date) {
	if (isUndecided(departure)) return null;
	if (departure.state !== 'guaranteed') return undefined;
	return newYorkDay(departure.guaranteedAt ?? now);
}
