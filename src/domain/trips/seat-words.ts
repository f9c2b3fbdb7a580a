import type { CalendarDate } from '../calendar/calendar-date.ts';
import { ageOn, seatOfAge } from './traveller-age.ts';
import { isLead, type SeatKind, type TripSeat } from './trip-seats.ts';

/** What a place of a booking is called: 'Lead traveler', 'Traveler 2'. */
export function seatName(place: Pick<TripSeat, 'seat'>): string {
	return isLead(place) ? 'Lead traveler' : `Traveler ${place.seat}`;
}

/**
 * Whose place it is: 'child, 2 to 11 years old' by the party, and 'child, 9 on the day of departure' once the birth date is
 * known; '' where nothing tells.
 */
export function seatWords(
	{ kind }: Pick<TripSeat, 'kind'>,
	birthDate: CalendarDate | null,
	departure: CalendarDate,
): string {
	if (birthDate === null) return kindWords[kind];
	const age = ageOn(departure, birthDate);
	switch (kind === 'traveller' ? seatOfAge(age) : kind) {
		case 'adult':
			return kindWords.adult;
		case 'child':
			return `child, ${age} on the day of departure`;
		case 'infant':
			return kindWords.infant;
	}
}

const kindWords: Record<SeatKind, string> = {
	adult: 'adult',
	child: 'child, 2 to 11 years old',
	infant: 'infant, under 2 years old',
	traveller: '',
};
