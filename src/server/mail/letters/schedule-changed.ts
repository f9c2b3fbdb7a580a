import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { scheduleLines } from '#src/domain/trips/schedule-lines.ts';
import { site } from '#src/site.ts';

import { bookingCalendar } from '../../calendar/booking-calendar.ts';
import { paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { bookingDeedTold } from './booking-deed.ts';

type Change = { before: readonly FlightLeg[]; after: readonly FlightLeg[] };

/**
 * The letter that says an airline has moved a booked flight and, where that is significant, asks for an answer; null where
 * the record has no address. A calendar file goes with it where the trip is confirmed.
 * @param booking as it is then
 * @param change from the times that the traveller agreed to
 */
export function scheduleChanged(
	booking: BookingRecord,
	change: Change,
	{ isSignificant, siteUrl }: { isSignificant: boolean; siteUrl: string },
): NewLetter | null {
	const trip = normaliseBooking(booking, site.referencePrefix)?.trip;
	const labels = trip?.type === 'flight' ? [trip.origin, trip.destination] : [];
	const { bookingId: reference, status } = booking;
	return bookingDeedTold(booking, {
		kind: 'schedule-changed',
		news: isSignificant ? 'has new flight times: please answer' : 'has new flight times',
		opening: `The airline has changed the times of the flights of your booking ${reference}.`,
		changes: scheduleLines(change, labels).map(({ name, before, after, shift }) => ({
			name,
			before,
			after: `${after} (${shift})`,
		})),
		closing: [paragraph(isSignificant ? choice : noChoice)],
		siteUrl,
		calendar: status === 'Confirmed' ? bookingCalendar(booking) : null,
	});
}

const { significantChangeHours: hours } = flightCancellation;
const choice = `That is more than ${hours} hours, so it is yours to decide: accept the new times, or take back all you paid, without a fee. Please tell us on the page of your trip, under New times, or call us: ${site.phone}.`;
const noChoice = `You need not do anything: your trip stays booked. If the new times do not suit you, call us: ${site.phone}.`;
