import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import type { BookedLeg } from '#src/domain/flights/booked-legs.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { isFirstKnown, isNamesAlone, isOnAnotherDay } from '#src/domain/trips/schedule-change.ts';
import { scheduleLines } from '#src/domain/trips/schedule-lines.ts';
import { site } from '#src/site.ts';

import { bookingCalendar } from '../../calendar/booking-calendar.ts';
import { paragraph } from '../layout/blocks.ts';
import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

type Change = { before: readonly BookedLeg[]; after: readonly FlightLeg[] };

/**
 * The letter that says an airline has moved a booked flight and, where that is significant, asks for an answer; null where
 * the record has no address. Of a deal it may be the first times that are known. A calendar file goes with it where the trip is confirmed.
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
	const isFirst = isFirstKnown(change);
	const isNamed = isNamesAlone(change);
	const news = isNamed
		? 'has its airline'
		: isFirst
			? 'has its flight times'
			: 'has new flight times';
	return bookingOperationTold(booking, {
		kind: 'schedule-changed',
		news: isSignificant ? `${news}: please answer` : news,
		opening: isNamed
			? `Our desk has confirmed who flies you on your booking ${reference}.`
			: `The airline has ${isFirst ? 'given' : 'changed'} the times of the flights of your booking ${reference}.`,
		changes: scheduleLines(change, labels).map(({ name, before, after, shift }) => ({
			name,
			before,
			after: shift === null ? after : `${after} (${shift})`,
		})),
		closing: [
			paragraph(
				isSignificant ? `${whyAsked(change)}, ${choice}` : isNamed ? stays : noChoice(isFirst),
			),
		],
		siteUrl,
		calendar: status === 'Confirmed' ? bookingCalendar(booking, { siteUrl }) : null,
	});
}

const { significantChangeHours: hours } = flightCancellation;
const choice = `so it is yours to decide: accept these times, or take back all you paid, without a fee. Please tell us on the page of your trip, under New times, or call us: ${site.phone}.`;

function whyAsked(change: Change): string {
	if (isOnAnotherDay(change)) return 'That is not on the days that you booked';
	return `That is more than ${hours} hours`;
}

const stays = 'Days and times stay as they are: you need not do anything.';

function noChoice(isFirst: boolean): string {
	return `You need not do anything: your trip stays booked. If the ${isFirst ? '' : 'new '}times do not suit you, call us: ${site.phone}.`;
}
