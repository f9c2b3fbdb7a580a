import { flownStage } from '#src/domain/bookings/flown-stage.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import { travellerMoment } from '#src/domain/bookings/traveller-moment.ts';
import { whoTravels } from '#src/domain/bookings/travellers.ts';
import { type CalendarDate, isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate, formatDates } from '#src/domain/calendar/format-date.ts';
import { airlineNote, type FlownStage } from '#src/domain/flights/airline-words.ts';
import { forecastNote } from '#src/domain/flights/forecast.ts';
import { legLines } from '#src/domain/flights/leg-text.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { fareNote } from '#src/domain/flights/party.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';

import { type Fact, fact, facts, type LetterBlock, note } from '../layout/blocks.ts';

/** What a letter says of a booked trip. */
export type BookedTrip = {
	/** 'New York (JFK) to London (LHR)'; '' where nothing names it. */
	title: string;
	/** yyyy-MM-dd */
	departureDate: CalendarDate;
	/** '7 days' of a tour; '' of a flight, and where the record does not say. */
	tourDuration: string;
	legs: readonly FlightLeg[];
	/** What the fare of a flight includes for each traveller; '' where nobody wrote that down. */
	conditions: string;
	/** How far it is: what is still said of who flies it. */
	stage: FlownStage;
	/** As `partyText` writes it; '' where it is not known. */
	party: string;
	travellers: number;
	/** Dollars; null where the record has none. */
	totalPrice: number | null;
	/** How whoever is left over of a party sleeps where two share a room; '' where nobody is. */
	room: string;
	/** The day on which it was quoted, where that is told of: what was further ahead than airlines sell is a forecast. */
	quotedOn?: CalendarDate;
	/** Whether its departure leaves, in words; left out where nothing is to be said of that. */
	leaves?: string;
};

/**
 * What was booked: when it leaves, every flight of it where they are known, for whom, and what it costs.
 * @param more what else is to be known of it
 */
export function tripFacts(trip: BookedTrip, ...more: (Fact | null)[]): LetterBlock {
	const { title, party, travellers, room, totalPrice, leaves = '' } = trip;
	const who = whoTravels(party, travellers);
	const fares = fareNote(party);
	return facts(
		title === '' ? null : title,
		...whenFacts(trip),
		leaves === '' ? null : note(leaves),
		fact('Travelers', who, { text: `For ${who}` }),
		room === '' ? null : fact('Room', room),
		totalPrice === null ? null : fact('Total, taxes included', formatMoneyInCents(totalPrice)),
		fares === '' ? null : note(fares),
		...more,
	);
}

function whenFacts({ title, legs, ...days }: BookedTrip): Fact[] {
	if (legs.length === 0) return [daysFact(days)];
	// The title of a flight names both ends: 'New York (JFK) to London (LHR)'.
	const flown = legLines(legs, title.split(' to ')).map(({ name, summary, flights }) =>
		fact(name, summary, { details: flights }),
	);
	const { conditions, stage, quotedOn = null } = days;
	const said = [forecastNote(legs, quotedOn), airlineNote(legs, stage)];
	const fare = conditions === '' ? [] : [fact('Each traveler', conditions)];
	return [
		...flown,
		note('All times are local.'),
		...fare,
		...said.filter((text) => text !== '').map(note),
	];
}

/** What the letter about a booking tells of its flight; of a tour nothing. */
export function flightPart(
	trip: BookingReading['trip'],
	status: string,
): Pick<BookedTrip, 'legs' | 'party' | 'conditions' | 'stage'> {
	const { legs, party, conditions } =
		trip.type === 'flight' ? trip : { legs: [], party: '', conditions: '' };
	return { legs, party, conditions, stage: flownStage(status) };
}

/**
 * The days of a trip whose hours are not known: 'Sat, May 15 – Fri, May 21, 2027' of a tour, the first alone of a flight
 * and where nobody wrote how long it is.
 */
export function daysFact({
	departureDate,
	tourDuration,
}: Pick<BookedTrip, 'departureDate' | 'tourDuration'>): Fact {
	const last = isCalendarDate(departureDate)
		? departureEnd(departureDate, tourDuration)
		: departureDate;
	return last === departureDate
		? fact('Departure', formatDate(departureDate))
		: fact('Dates', formatDates(departureDate, last, 'weekday'));
}

/**
 * Where it is said how the price of a booking is made, in a line of facts.
 * @param path of its quote, site-relative
 */
export function quoteFact(path: string, siteUrl: string): Fact {
	const href = `${siteUrl}${path}`;
	return fact('Price', 'How it is made', { href, text: `How the price is made: ${href}` });
}

/**
 * Until when seats and price are held, in a line of facts.
 * @param details of the booking, which say on whose clock else it is told
 */
export function heldFact(heldUntil: Date, details: unknown): Fact {
	const until = travellerMoment(site, heldUntil, details);
	return fact('Held until', until, { text: `Held until ${until}` });
}
