import type { BookingType } from '../bookings/booking.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { formatLongDate } from '../calendar/format-date.ts';
import type { SeatedTraveller } from './seated-traveller.ts';

/** So many days before a tour leaves its places pass to other people without a word to the desk (EU directive 2015/2302, article 9). */
export const passingOnDays = 7;

/** The last day, in New York, on which a place of a tour passes to somebody else on the trip's page. */
function passesOnUntil(departure: CalendarDate): CalendarDate {
	return addDays(departure, -passingOnDays);
}

type Tour = { type: BookingType; departure: CalendarDate; today: CalendarDate; phone: string };

/** What is told of passing a place on, in a sentence; '' of flights, whose airlines sell a seat to one person. */
export function passingOnWords({ type, departure, today, phone }: Tour): string {
	if (type === 'flight') return '';
	const until = passesOnUntil(departure);
	return today <= until
		? `A place passes to somebody else until ${formatLongDate(until)}, at no new price: enter their name in its row.`
		: `A place passes to somebody else on the phone by now: ${phone}.`;
}

/** Why a place does not pass to whoever is named in it, in a sentence; null where it does, and where it stays with whom it was. */
export function whyNotPassedOn(
	before: SeatedTraveller | undefined,
	name: string,
	{ type, departure, today, phone }: Tour,
): string | null {
	const isLate = type === 'tour' && today > passesOnUntil(departure);
	if (!isLate || !before || before.name === '' || isSameName(before.name, name)) return null;
	return `Within ${passingOnDays} days of the departure a name is changed on the phone: ${phone}.`;
}

function isSameName(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}
