import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatMonthAndDay } from '../calendar/format-date.ts';
import { formatMoney } from '../money.ts';

/** A fare as it was on a day, in whole dollars. */
export type SeenFare = { price: number; seenOn: CalendarDate };

/** How a fare has changed since it was seen: '$12 less than on Nov 20'. '' where it was seen today. */
export function fareChange(seen: SeenFare, price: number, today: CalendarDate): string {
	if (seen.seenOn === today) return '';
	const day = `on ${formatMonthAndDay(seen.seenOn)}`;
	const change = price - seen.price;
	if (change === 0) return `as ${day}`;
	return `${formatMoney(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than ${day}`;
}
