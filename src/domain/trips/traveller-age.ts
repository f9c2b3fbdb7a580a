import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isLead, type TripSeat } from './trip-seats.ts';

/** Years on the day of departure: below the first somebody is an infant, below the second a child. */
const ages = { child: 2, adult: 12 } as const;

/** From so many years on somebody may lead a tour. */
const leadAge = 18;

/** Whole years of age on a day; negative before birth. Whoever was born on February 29 is a year older on March 1. */
export function ageOn(day: CalendarDate, birthDate: CalendarDate): number {
	const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
	return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** What somebody's age makes of their seat: a 'child' of 2 to 11 years on the day of departure, as airlines count. */
export function seatOfAge(age: number): 'adult' | 'child' | 'infant' {
	if (age < ages.child) return 'infant';
	return age < ages.adult ? 'child' : 'adult';
}

type Born = { birthDate: CalendarDate; departure: CalendarDate; today: CalendarDate };

/** Why a birth date cannot be that of whoever has a seat, in words for who typed it; null where it can. */
export function birthDateProblem(
	place: TripSeat,
	{ birthDate, departure, today }: Born,
): string | null {
	if (birthDate > today) return 'Please enter a birth date that is not in the future.';
	const age = ageOn(departure, birthDate);
	if (place.kind === 'child' || place.kind === 'infant') {
		if (seatOfAge(age) === place.kind) return null;
		const are =
			place.kind === 'child'
				? `A child is ${ages.child} to ${ages.adult - 1} years old on the day of departure`
				: `An infant is under ${ages.child} on the day of departure`;
		return `${are}; this traveler will be ${age}. Please call us if your party has changed.`;
	}
	if (isLead(place) && age < leadAge) {
		return `The lead traveler must be ${leadAge} or older on the day of departure.`;
	}
	return null;
}
