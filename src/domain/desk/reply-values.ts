import type { BookingStatus } from '../bookings/booking.ts';
import { type DeskHours, hoursInWords, zoneLabel } from '../bookings/desk-hours.ts';
import { deskMoment } from '../bookings/desk-moment.ts';
import { formatDate } from '../calendar/format-date.ts';
import { formatMoneyInCents } from '../money.ts';
import { plainName } from '../text/plain-name.ts';
import { wordsOf } from '../text/slug.ts';
import type { ReplyValues } from './reply-variables.ts';

type Desk = DeskHours & { phone: string };

/** What is the same whoever is written to. @param agent the full name of who writes */
export function deskValues(desk: Desk, agent: string): ReplyValues {
	return {
		'desk hours': `${hoursInWords(desk.hours)}, ${zoneLabel(desk.timeZone)}`,
		'desk phone': desk.phone,
		agent,
	};
}

/** What is known of somebody who wrote to us. */
export function inquiryValues({ name, subject }: { name: string; subject: string }): ReplyValues {
	return { name: plainName(name), subject };
}

/** What is known of somebody who applied. @param job its slug */
export function applicationValues({ name, job }: { name: string; job: string }): ReplyValues {
	return {
		name: plainName(name),
		job: wordsOf(job),
		subject: `your application as ${wordsOf(job)}`,
	};
}

/** What is known of somebody who asked for a custom offer. @param departureDate yyyy-MM-dd */
export function customOfferValues(offer: {
	name: string;
	destination: string;
	departureDate: string;
}): ReplyValues {
	const { name, destination, departureDate } = offer;
	return {
		name: plainName(name),
		subject: `your trip to ${destination}`,
		trip: destination,
		departure: formatDate(departureDate),
	};
}

/** What is known of somebody who got an offer. */
export function proposalValues({
	name,
	reference,
}: {
	name: string;
	reference: string;
}): ReplyValues {
	return { name: plainName(name), subject: `our offer ${reference}`, reference };
}

/** A booking as far as letters name it. */
type Booked = {
	reference: string;
	status: BookingStatus;
	passenger: string;
	title: string;
	/** `departureDate` is yyyy-MM-dd; '' where the record does not say. */
	trip: { departureDate: string };
	/** Dollars; null where the record does not say. */
	totalPrice: number | null;
	/** ISO 8601; null of a booking from before there were holds. */
	heldUntil: string | null;
	/** Dollars that are still to be paid; left out where nobody looked. */
	due?: number;
};

/** What is known of somebody who booked. Only of a booking that waits for the desk it is known until when it is held. */
export function bookingValues(desk: DeskHours, booking: Booked): ReplyValues {
	const { reference, status, passenger, title, trip, totalPrice, heldUntil, due = 0 } = booking;
	const isHeld = status === 'Pending Confirmation' && heldUntil !== null;
	return {
		name: plainName(passenger),
		subject: `your booking ${reference}`,
		reference,
		trip: title,
		departure: trip.departureDate === '' ? '' : formatDate(trip.departureDate),
		total: totalPrice === null ? '' : formatMoneyInCents(totalPrice),
		...(due > 0 && { balance: formatMoneyInCents(due) }),
		...(isHeld && { 'hold end': deskMoment(desk, new Date(heldUntil)) }),
	};
}
