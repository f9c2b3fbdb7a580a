import { addDays, type CalendarDate, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { airlinesInWords } from '#src/domain/flights/airline-words.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { type Flown, searchOfDeal } from '#src/domain/flights/deal-search.ts';
import { lowestPrice } from '#src/domain/flights/fare-calendar.ts';
import type { FlightLeg, FlightQuery } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

/** A deal costs so much of the lowest fare that our own search asks on any day until it leaves. */
const share = 0.92;
/** Before anything was ever sold: a fare of every flight counts. */
const longAgo = new Date(0);

/**
 * The flights and the price of a deal that is planted: the quickest way there and back, under what our own search asks on
 * its days whenever somebody looks, so that it is a deal for as long as it is on sale.
 * @param today the day it is planted on
 */
export function seedDeal(
	deal: Flown,
	today: CalendarDate,
): { airline: string; legs: FlightLeg[]; price: number } {
	const query = searchOfDeal(deal, airports);
	if (query === null) throw new Error(`Nobody flies from ${deal.origin} to ${deal.destination}.`);
	const sources = { airports, airline: site.airline };
	const [quickest] = offersFor({ query, quoteDay: today, ...sources }).toSorted(
		(one, other) => one.minutes - other.minutes || one.leavesAt.localeCompare(other.leavesAt),
	);
	const legs = quickest?.legs ?? [];
	return {
		airline: airlinesInWords({ airline: site.airline, legs }),
		legs,
		price: Math.floor(lowestUntil(query, today) * share),
	};
}

/** The lowest fare of a search on any day from one until it leaves. */
function lowestUntil(query: FlightQuery, first: CalendarDate): number {
	const days = daysBetween(first, query.departureDate) + 1;
	const fares = Array.from({ length: days }, (_, day) =>
		lowestPrice({
			query,
			quoteDay: addDays(first, day),
			soldFrom: longAgo,
			airports,
			airline: site.airline,
		}),
	);
	return Math.min(...fares.map((fare) => fare ?? Infinity));
}
