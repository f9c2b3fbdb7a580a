import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';

type Asked = { date: CalendarDate; seatsLeft: number; travellers: number };

/** What a traveller is told who asks for more seats than a departure has: '3 seats are left on May 15, 2027: you asked for 4.' */
export function seatsAreGone({ date, seatsLeft, travellers }: Asked): string {
	const left = seatsLeft <= 0 ? `No seats are left` : seatsAreLeft(seatsLeft);
	return `${left} on ${formatLongDate(date)}: you asked for ${travellers}.`;
}

/** What the desk is told when a booking would have seats of a departure that was called off. */
export const departureCalledOff =
	'Its departure was called off: it can only travel on another one.';

/** What the desk is told when a booking cannot have the seats again that it gave back. */
export function seatsAreGoneAgain({ date, seatsLeft, travellers }: Asked): string {
	const left = seatsLeft <= 0 ? 'no seats are left' : seatsAreLeft(seatsLeft);
	return `This booking gave its seats back, and ${left} on ${formatLongDate(date)}: it needs ${travellers}. Give the departure more seats, or agree on another date with the traveler.`;
}

/** What the desk is told when a booking needs more seats of a departure than are left. */
export function seatsAreMissing({ date, seatsLeft, travellers }: Asked): string {
	const are =
		seatsLeft <= 0
			? 'No seats are'
			: seatsLeft === 1
				? 'Only 1 seat is'
				: `Only ${seatsLeft} seats are`;
	const needed = travellers === 1 ? '1 is' : `${travellers} are`;
	return `${are} left on ${formatLongDate(date)}, and ${needed} needed. Nothing was changed.`;
}

function seatsAreLeft(count: number): string {
	return count === 1 ? '1 seat is left' : `${count} seats are left`;
}
