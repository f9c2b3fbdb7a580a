import type { BookingReading } from '../bookings/record.ts';
import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { type AirportLookup, airportLabel } from '../flights/airports.ts';
import { legLines } from '../flights/leg-text.ts';
import type { FlightLeg } from '../flights/offer.ts';
import { departureEnd } from '../tours/departure.ts';

/** Something of a booked trip as it stands in a calendar. */
export type CalendarEntry = {
	/** Tells it from the others of the booking, and stays the same when they change: 'leg-1', 'tour'. */
	part: string;
	title: string;
	/** '' where it is not known. */
	place: string;
	/** Sentences, a line each. */
	notes: string[];
	/** Both by the clocks of their own place, or whole days, the last one included. */
	when:
		| { kind: 'times'; start: ZonedTime; end: ZonedTime }
		| { kind: 'days'; first: CalendarDate; last: CalendarDate };
};

/** What the clocks of a zone show. */
export type ZonedTime = { local: LocalTime; timeZone: string };

/**
 * What of a booking stands in a calendar: a flight leg by leg, each end in the zone of its airport, a tour day by day.
 * Whole days where the record has no times, and none where it has no date.
 */
export function calendarEntries(booking: BookingReading, airports: AirportLookup): CalendarEntry[] {
	const { trip } = booking;
	if (trip.type === 'tour') {
		const { name, destination, departureDate, duration } = trip;
		if (!isCalendarDate(departureDate)) return [];
		const last = departureEnd(departureDate, duration);
		const when = { kind: 'days', first: departureDate, last } as const;
		return [{ part: 'tour', title: name || destination, place: destination, notes: [], when }];
	}
	const timed = trip.legs.map((leg, index) => legEntry(leg, index, trip.legs, airports));
	const known = timed.filter((entry) => entry !== null);
	if (known.length > 0 && known.length === timed.length) return known;
	const ends = [trip.origin, trip.destination];
	return [trip.departureDate, trip.returnDate].flatMap((date, index) =>
		isCalendarDate(date) ? [dayOfFlight(date, index, index === 0 ? ends : ends.toReversed())] : [],
	);
}

function legEntry(
	leg: FlightLeg,
	index: number,
	legs: readonly FlightLeg[],
	airports: AirportLookup,
): CalendarEntry | null {
	const [from, to] = [airports(leg.origin), airports(leg.destination)];
	if (!from || !to) return null;
	const labels = [airportLabel(from), airportLabel(to)];
	return {
		part: `leg-${index + 1}`,
		title: `Flight ${labels.join(' to ')}`,
		place: `${from.name} (${from.code})`,
		notes: [...(legLines(legs, labels)[index]?.flights ?? []), 'All times are local.'],
		when: {
			kind: 'times',
			start: { local: leg.departsAt, timeZone: from.timeZone },
			end: { local: leg.arrivesAt, timeZone: to.timeZone },
		},
	};
}

function dayOfFlight(date: CalendarDate, index: number, ends: string[]): CalendarEntry {
	return {
		part: `leg-${index + 1}`,
		title: `Flight ${ends.filter(Boolean).join(' to ')}`,
		place: ends[0] ?? '',
		notes: [],
		when: { kind: 'days', first: date, last: date },
	};
}
