import { travellersLabel } from '../bookings/travellers.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { SeatedTraveller } from './seated-traveller.ts';
import { birthDateProblem } from './traveller-age.ts';
import { isLead, type TripSeat } from './trip-seats.ts';

/** What is wrong with a field of the travellers' form: 'name.2'. */
export type TravellerProblem = { path: string; message: string };

type Terms = {
	seats: readonly TripSeat[];
	departure: CalendarDate;
	/** The day it is in New York. */
	today: CalendarDate;
	/** Whether everything has to be known by now; before that only the lead must be complete. */
	isDue: boolean;
};

/**
 * What is wrong with the travellers of a form, in the order of its fields. Each field's own form (a day that exists, a
 * name of letters) was looked at before.
 * @param given one for every seat of which the form says anything; '' and null are what was left out
 */
export function travellerProblems(
	given: readonly SeatedTraveller[],
	terms: Terms,
): TravellerProblem[] {
	const { seats } = terms;
	const strangers = given
		.filter(({ seat }) => seat > seats.length)
		.map(({ seat }) => ({
			path: `name.${seat}`,
			message: `This booking is for ${travellersLabel(seats.length)}: there is no traveller ${seat}.`,
		}));
	const problems = seats.flatMap((place) => {
		const typed = given.find(({ seat }) => seat === place.seat);
		return seatProblems(place, typed ?? nobody(place.seat), terms);
	});
	return [...problems, ...strangers];
}

function seatProblems(
	place: TripSeat,
	{ name, birthDate, needs }: SeatedTraveller,
	{ departure, today, isDue }: Terms,
): TravellerProblem[] {
	const { seat, asksBirthDate } = place;
	const isNeeded = isDue || isLead(place);
	const problems: TravellerProblem[] = [];
	const say = (field: 'name' | 'birthDate', message: string) =>
		problems.push({ path: `${field}.${seat}`, message });
	if (name === '' && (isNeeded || birthDate !== null || needs !== '')) {
		say('name', 'Please enter first and last name.');
	}
	if (birthDate === null) {
		if (asksBirthDate && isNeeded) say('birthDate', 'Please enter the birth date.');
		return problems;
	}
	const wrong = asksBirthDate
		? birthDateProblem(place, { birthDate, departure, today })
		: 'No birth date is asked of this traveller.';
	if (wrong !== null) say('birthDate', wrong);
	return problems;
}

function nobody(seat: number): SeatedTraveller {
	return { seat, name: '', birthDate: null, needs: '' };
}
