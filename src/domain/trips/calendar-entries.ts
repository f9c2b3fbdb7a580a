import type { BookingReading, TourReading } from '../bookings/record.ts';
import {
	addDays,
	type CalendarDate,
	daysBetween,
	isCalendarDate,
} from '../calendar/calendar-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { flightName } from '../flights/airline-words.ts';
import { type AirportLookup, airportLabel } from '../flights/airports.ts';
import { legLines } from '../flights/leg-text.ts';
import type { FlightLeg } from '../flights/offer.ts';
import { beginningInWords, endInWords, numbersInWords } from '../tours/beginning-and-end.ts';
import { dayTitle } from '../tours/day-title.ts';
import { departureEnd } from '../tours/departure.ts';
import { stayInWords } from '../tours/stay-words.ts';
import type { ReadTour } from '../tours/tour-changes.ts';

/** What of a tour a calendar tells, as it is run. */
export type RunTour = Pick<ReadTour, 'facts' | 'itinerary'>;

/** Something of a booked trip as it stands in a calendar. */
export type CalendarEntry = {
	/** Tells it from the others of the booking, and stays the same when they change: 'leg-1', 'tour', 'day-2'. */
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
 * @param tour as it is run; without it, and where it does not tell of every day, a tour is one entry
 */
export function calendarEntries(
	booking: BookingReading,
	airports: AirportLookup,
	tour: RunTour | null = null,
): CalendarEntry[] {
	const { trip } = booking;
	if (trip.type === 'tour') {
		return tourEntries(trip, tour, { isConfirmed: booking.status === 'Confirmed' });
	}
	const timed = trip.legs.map((leg, index) => legEntry(leg, index, trip.legs, airports));
	const known = timed.filter((entry) => entry !== null);
	if (known.length > 0 && known.length === timed.length) return known;
	const ends = [trip.origin, trip.destination];
	return [trip.departureDate, trip.returnDate].flatMap((date, index) =>
		isCalendarDate(date) ? [dayOfFlight(date, index, index === 0 ? ends : ends.toReversed())] : [],
	);
}

function tourEntries(
	{ name, destination, departureDate, duration }: TourReading,
	tour: RunTour | null,
	{ isConfirmed }: { isConfirmed: boolean },
): CalendarEntry[] {
	if (!isCalendarDate(departureDate)) return [];
	const last = departureEnd(departureDate, duration);
	const title = name || destination;
	const days = tour?.itinerary ?? [];
	if (!tour || days.length !== daysBetween(departureDate, last) + 1) {
		const when = { kind: 'days', first: departureDate, last } as const;
		return [{ part: 'tour', title, place: destination, notes: [], when }];
	}
	const numbers = numbersInWords(tour.facts).map((line) => line.join(': '));
	return days.map((day, index) => {
		const date = addDays(departureDate, index);
		const { day: number, title: what } = dayTitle(day.title, index);
		return {
			// The first has the name of the one entry, which it takes the place of in a calendar that had that.
			part: index === 0 ? 'tour' : `day-${index + 1}`,
			title: `${title}, ${number.toLowerCase()}: ${what}`,
			place: index === 0 ? (tour.facts.meetingPoint ?? destination) : destination,
			notes: [...notesOfDay(tour, { index, date }), ...(isConfirmed ? numbers : [])],
			when: { kind: 'days', first: date, last: date },
		};
	});
}

function notesOfDay(
	{ facts, itinerary }: RunTour,
	{ index, date }: { index: number; date: CalendarDate },
): string[] {
	const [begins, ends] = [beginningInWords(facts, date), endInWords(facts, date)];
	const stay = stayInWords(itinerary, index);
	return [
		...(index === 0 && begins !== '' ? [`Begins ${begins}`] : []),
		...(index === itinerary.length - 1 && ends !== '' ? [`Ends ${ends}`] : []),
		...(stay === '' ? [] : [`The night: ${stay}`]),
	];
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
		notes: [
			flightName(leg),
			...(legLines(legs, labels)[index]?.flights ?? []),
			'All times are local.',
		].filter((line) => line !== ''),
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
