import type { BookingStanding } from '../bookings/hold.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { OfferedDeparture } from '../tours/departure-choice.ts';

/** How somebody gets to another departure of their tour: by one press, or by asking the desk for it. */
export type HowToMove = 'at once' | 'asked';

/** A departure that a booked tour can be moved to, and what it costs there, in dollars. */
export type OtherDeparture = Omit<OfferedDeparture, 'price'> & { total: number };

type Moved = {
	type: string;
	departureId: number | null;
	departureDate: CalendarDate;
	/** Dollars that came in. */
	paid: number;
	/** What the rules made of it, where the desk agreed on another price; else null. */
	quotedPrice: number | null;
	/** How often it was moved before. */
	timesMoved: number;
};

/** How often a trip moves at once: each move is a letter, and who cannot decide is better off with somebody of the desk. */
const mostMoves = 5;

/**
 * How a traveller moves their tour to another departure: what is held and of which nobody at the desk has done anything
 * yet, at once; what is confirmed, paid for or agreed on, by the desk. null of what has left, is over or off, and of flights.
 * @param today the day in New York
 */
export function howToMove(
	{ type, departureId, departureDate, paid, quotedPrice, timesMoved }: Moved,
	standing: BookingStanding,
	today: CalendarDate,
): HowToMove | null {
	if (type !== 'tour' || departureId === null || departureDate <= today) return null;
	if (standing === 'Confirmed') return 'asked';
	if (standing !== 'Held') return null;
	const isFree = paid === 0 && quotedPrice === null && timesMoved < mostMoves;
	return isFree ? 'at once' : 'asked';
}

/** A departure and what a page said that it costs, in a word that its form brings along: '12 3058.00'. */
export function departureSeen({ id, total }: Pick<OtherDeparture, 'id' | 'total'>): string {
	return `${id} ${total.toFixed(2)}`;
}

/** The departure of such a word, and its dollars; null of any other text. */
export function readDepartureSeen(text: string): Pick<OtherDeparture, 'id' | 'total'> | null {
	const [, id, total] = /^([1-9]\d{0,8}) (\d{1,9}\.\d\d)$/.exec(text) ?? [];
	return id === undefined ? null : { id: Number(id), total: Number(total) };
}
