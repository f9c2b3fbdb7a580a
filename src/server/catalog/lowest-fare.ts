import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { type Flown, searchOfDeal } from '#src/domain/flights/deal-search.ts';
import { lowestPrice } from '#src/domain/flights/fare-calendar.ts';
import { site } from '#src/site.ts';

/**
 * What a traveller pays today at least on the days of a deal by our own search, in dollars, taxes included; null where
 * nothing of it can be sold any more, or its ends name no airports.
 */
export function lowestFareOn(deal: Flown, now: Date): number | null {
	const query = searchOfDeal(deal, airports);
	if (query === null) return null;
	const sources = { airports, airline: site.airline };
	return lowestPrice({ query, quoteDay: utcToday(now), soldFrom: soldFrom(now, site), ...sources });
}
