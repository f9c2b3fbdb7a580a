import { tooLateOnDay } from '#src/domain/bookings/late-words.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { TripDates } from '#src/domain/flights/fare-calendar.ts';
import { formatMoney } from '#src/domain/money.ts';

/**
 * A day and its price as they are read out: 'Sun, Jan 3, $752, lowest'. The mark of the lowest is only seen.
 * @param price undefined while it is worked out, null where there is none: see `noneOnDay`
 * @param narrowed the filters that it is of, in words
 */
export function dayInWords(
	{
		departureDate,
		price,
	}: Pick<TripDates, 'departureDate'> & { price?: number | null | undefined },
	isLowest: boolean,
	narrowed = '',
): string {
	const words = price === null ? [noneOnDay(narrowed)] : priceInWords(price, isLowest);
	return [formatShortDate(departureDate), ...words].join(', ');
}

/** Why a day has no price: its flights leave too soon, or none of them passes the filters. */
export function noneOnDay(narrowed: string): string {
	return narrowed === '' ? tooLateOnDay : `No flight: ${narrowed}`;
}

function priceInWords(price: number | undefined, isLowest: boolean): string[] {
	if (price === undefined) return [];
	return [formatMoney(price), ...(isLowest ? ['lowest'] : [])];
}
