import { tooLateOnDay } from '#src/domain/bookings/late-words.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { TripDates } from '#src/domain/flights/fare-calendar.ts';
import { formatMoney } from '#src/domain/money.ts';

/**
 * A day and its price as they are read out: 'Sun, Jan 3, $752, lowest'. The mark of the lowest is only seen.
 * @param price undefined while it is worked out, null where nothing can be sold any more
 */
export function dayInWords(
	{
		departureDate,
		price,
	}: Pick<TripDates, 'departureDate'> & { price?: number | null | undefined },
	isLowest: boolean,
): string {
	return [formatShortDate(departureDate), ...priceInWords(price, isLowest)].join(', ');
}

function priceInWords(price: number | null | undefined, isLowest: boolean): string[] {
	if (price === undefined) return [];
	if (price === null) return [tooLateOnDay];
	return [formatMoney(price), ...(isLowest ? ['lowest'] : [])];
}
