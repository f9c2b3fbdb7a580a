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

/** How many offers a search gives; their indexes are 0 to 7. */
export const offersPerSearch = 8;
/** An offer can be booked at its price on its quote day and on this many days after it, in UTC. */
export const daysHonouredAfterQuote = 1;

/** Which offer of which search on which day: everything needed to compute it again. */
export type Quote = { query: FlightQuery; quoteDay: CalendarDate; index: number };

const noReturn = 'oneway';
const offerIndex = /^\d$/;

/** A search on a day, as text: what its offers' ids begin with and what their chance is seeded by. */
export function searchId(query: FlightQuery, quoteDay: CalendarDate): string {
	const { origin, destination, departureDate, returnDate, cabinClass, passengers } = query;
	const parts = [origin, destination, departureDate, returnDate ?? noReturn];
	return [...parts, cabinClass, passengers, quoteDay].join('.');
}

/** The id of an offer: 'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3'. */
export function offerId({ query, quoteDay, index }: Quote): string {
	return `${searchId(query, quoteDay)}.${index}`;
}

/**
 * Reads an offer's id; any text is safe. null when it is none: a code that is neither an airport's nor a city's by its
 * form, or twice the same, a day that does not exist, a return before departure, a class, party or index that is not
 * offered. Whether the airports exist, and whether the quote is honoured, is not asked here.
 */
export function parseOfferId(text: string): Quote | null {
	const [origin = '', destination = '', departureDate = '', homeward = '', ...rest] =
		text.split('.');
	const [cabinText, passengers = '', quoteDay = '', indexText = '', ...beyond] = rest;
	const cabinClass = cabinClasses.find(({ value }) => value === cabinText)?.value;
	const returnDate = homeward === noReturn ? null : homeward;
	const isQuote =
		beyond.length === 0 &&
		parseParty(passengers) !== null &&
		[origin, destination].every((code) => placeCode.test(code)) &&
		origin !== destination &&
		[departureDate, returnDate ?? departureDate, quoteDay].every(isCalendarDate) &&
		(returnDate === null || returnDate >= departureDate) &&
		offerIndex.test(indexText) &&
		Number(indexText) < offersPerSearch;
	if (!isQuote || !cabinClass) return null;
	const query = { origin, destination, departureDate, returnDate, cabinClass, passengers };
	return { query, quoteDay, index: Number(indexText) };
}

/** Who flies by an offer, as `partyText` writes it; '' when the text is no offer's id, as a deal's number is none. */
export function partyOfOffer(id: string): string {
	return parseOfferId(id)?.query.passengers ?? '';
}

/**
 * The id by which an offer can be booked today: its own while its quote is honoured, else that of the offer at the
 * same place of today's answer to the same search. null when the text is no id.
 * @param today the day it is in UTC
 */
export function bookableOfferId(text: string, today: CalendarDate): string | null {
	const quote = parseOfferId(text);
	if (!quote) return null;
	return offerId({
		...quote,
		quoteDay: quoteIsHonoured(quote.quoteDay, today) ? quote.quoteDay : today,
	});
}

/**
 * Whether an offer quoted on `quoteDay` can still be booked at its price: on that day and the day after.
 * A quote of a day to come is not honoured.
 * @param today the day it is in UTC
 */
export function quoteIsHonoured(quoteDay: CalendarDate, today: CalendarDate): boolean {
	const age = daysBetween(quoteDay, today);
	return age >= 0 && age <= daysHonouredAfterQuote;
}

/** The moment from which a quote is no longer honoured: the end of its last day in UTC. */
export function honouredUntil(quoteDay: CalendarDate): Date {
	return new Date(utcMidnight(addDays(quoteDay, daysHonouredAfterQuote + 1)));
}
