import type { BookingStanding } from '../bookings/hold.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';

/** How somebody changes their own trip: by one press, or by asking the desk for it. */
export type HowToChange = 'at once' | 'asked';

type Changed = {
	departureDate: CalendarDate;
	/** Dollars that came in. */
	paid: number;
	/** What the rules made of it, where the desk agreed on another price; else null. */
	quotedPrice: number | null;
	/** How often it was changed before, by whomever. */
	timesChanged: number;
};

/** How often a trip changes at once: each change is a letter, and who cannot decide is better off with somebody of the desk. */
const mostChanges = 5;

/**
 * How a traveller changes the day or the party of their trip: what is held and of which nobody at the desk has done anything
 * yet, at once; what is confirmed, paid for or agreed on, by the desk. null of what has left, is over or off.
 * @param today the day in New York
 */
export function howToChange(
	{ departureDate, paid, quotedPrice, timesChanged }: Changed,
	standing: BookingStanding,
	today: CalendarDate,
): HowToChange | null {
	if (departureDate <= today) return null;
	if (standing === 'Confirmed') return 'asked';
	if (standing !== 'Held') return null;
	const isFree = paid === 0 && quotedPrice === null && timesChanged < mostChanges;
	return isFree ? 'at once' : 'asked';
}
