import {
	addDays,
	type CalendarDate,
	daysBetween,
	isCalendarDate,
	utcMidnight,
} from '../calendar/calendar-date.ts';
import { cabinClasses } from './cabin-class.ts';
import { placeCode } from './cities.ts';
import type { FlightQuery } from './offer.ts';
import { parseParty } from './party.ts';

/** An offer can be booked at its price on its quote day and on this many days after it, in UTC. */
export const daysHonouredAfterQuote = 1;
/** The last day on which ids named an offer by its place in the answer, and no flight: from the next on none is sold by such an id. */
export const lastDayOfPlaces: CalendarDate = '2026-11-28';

/** Which offer of which search on which day: everything needed to compute it again. */
export type Quote = { query: FlightQuery; quoteDay: CalendarDate } & (Flights | EarlierPlace);
/** The numbers of its flights, without their space. */
type Flights = { outward: string; homeward: string | null };
/** What an id says that was made by earlier rules: the place of the offer among the eight, from 0. */
type EarlierPlace = { place: number };

const noReturn = 'oneway';
const earlierPlace = /^[0-7]$/;
const flightNumber = /^[A-Z][A-Z\d]\d{1,4}$/;

/** A search on a day, as text: what its offers' ids begin with. */
export function searchId(query: FlightQuery, quoteDay: CalendarDate): string {
	const { origin, destination, departureDate, returnDate, cabinClass, passengers } = query;
	const parts = [origin, destination, departureDate, returnDate ?? noReturn];
	return [...parts, cabinClass, passengers, quoteDay].join('.');
}

/** The id of an offer: 'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-29.BR214.BR981'. */
export function offerId(quote: Quote): string {
	const flights = 'place' in quote ? [quote.place] : [quote.outward, quote.homeward];
	const chosen = flights.filter((flight) => flight !== null);
	return [searchId(quote.query, quote.quoteDay), ...chosen].join('.');
}

/** A flight's number as an id has it: 'BR214' of 'BR 214'. */
export function numberInId(number: string): string {
	return number.replace(' ', '');
}

/**
 * Reads an offer's id; any text is safe. null when it is none: a code that is neither an airport's nor a city's by its
 * form, or twice the same, a day that does not exist, a return before departure, a class or party that is not offered,
 * flights that are not one for each way. Whether the airports and flights exist, and whether the quote is honoured, is not
 * asked here.
 */
export function parseOfferId(text: string): Quote | null {
	const [origin = '', destination = '', departureDate = '', homewardDay = '', ...rest] =
		text.split('.');
	const [cabinText, passengers = '', quoteDay = '', ...flights] = rest;
	const cabinClass = cabinClasses.find(({ value }) => value === cabinText)?.value;
	const returnDate = homewardDay === noReturn ? null : homewardDay;
	const isQuoted =
		parseParty(passengers) !== null &&
		[origin, destination].every((code) => placeCode.test(code)) &&
		origin !== destination &&
		[departureDate, returnDate ?? departureDate, quoteDay].every(isCalendarDate) &&
		(returnDate === null || returnDate >= departureDate);
	if (!isQuoted || !cabinClass) return null;
	const query = { origin, destination, departureDate, returnDate, cabinClass, passengers };
	const chosen = readFlights(flights, returnDate === null ? 1 : 2);
	return chosen && { query, quoteDay, ...chosen };
}

function readFlights(flights: readonly string[], ways: 1 | 2): Flights | EarlierPlace | null {
	const [outward = '', homeward = null] = flights;
	if (flights.length === 1 && earlierPlace.test(outward)) return { place: Number(outward) };
	const isChosen = flights.length === ways && flights.every((each) => flightNumber.test(each));
	return isChosen ? { outward, homeward } : null;
}

/** Who flies by an offer, as `partyText` writes it; '' when the text is no offer's id, as a deal's number is none. */
export function partyOfOffer(id: string): string {
	return parseOfferId(id)?.query.passengers ?? '';
}

/** The day an offer was quoted on, as a letter is given it; nothing of what is no offer's id. */
export function quotedOn(id: string): { quotedOn?: CalendarDate } {
	const quote = parseOfferId(id);
	return quote ? { quotedOn: quote.quoteDay } : {};
}

/**
 * Whether an offer quoted on a day can still be booked at its price: on that day and the day after. A quote of a day to
 * come is not honoured.
 * @param today the day it is in UTC
 */
export function quoteIsHonoured(quote: Quote, today: CalendarDate): boolean {
	const age = daysBetween(quote.quoteDay, today);
	return age >= 0 && age <= daysHonouredAfterQuote && lastDayOf(quote) === quote.quoteDay;
}

/** The last day that a quote can be of: its own but where its rules had ended before. */
export function lastDayOf(quote: Quote): CalendarDate {
	const isAfterItsRules = 'place' in quote && quote.quoteDay > lastDayOfPlaces;
	return isAfterItsRules ? lastDayOfPlaces : quote.quoteDay;
}

/** The moment from which a quote is no longer honoured: the end of its last day in UTC. */
export function honouredUntil(quoteDay: CalendarDate): Date {
	return new Date(utcMidnight(addDays(quoteDay, daysHonouredAfterQuote + 1)));
}

/** Whether an id is of earlier rules, which named an offer by its place in the answer. */
export function isOfPlaces(id: string): boolean {
	const quote = parseOfferId(id);
	return quote !== null && 'place' in quote;
}
