import { type AgeLimits, ageRefusal } from '../bookings/age-limits.ts';
import type { BookingType } from '../bookings/booking.ts';
import { travellersLabel } from '../bookings/travellers.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { whyNotPassedOn } from './passing-on.ts';
import type { SeatedTraveller } from './seated-traveller.ts';
import { ageOn, birthDateProblem } from './traveller-age.ts';
import { isLead, type TripSeat } from './trip-seats.ts';

/** What is wrong with a field of the travellers' form: 'name.2'. */
export type TravellerProblem = { path: string; message: string };

type DeskTerms = {
	seats: readonly TripSeat[];
	departure: CalendarDate;
	/** The day it is in New York. */
	today: CalendarDate;
};

type Terms = DeskTerms & {
	/** The ages that the tour allows; left out where it allows all. */
	ages?: AgeLimits | undefined;
	/** Whom to call about an age that it does not: '+1 (212) 555-0142'. */
	phone: string;
	/** Whether everything has to be known by now; before that only the lead must be complete. */
	isDue: boolean;
	type: BookingType;
	/** Who was named so far. */
	was: readonly SeatedTraveller[];
};

/** As `travellerProblems`, of what the desk enters: it may know a part of it, and of nobody anything has to be known. */
export function deskTravellerProblems(
	given: readonly SeatedTraveller[],
	terms: DeskTerms,
): TravellerProblem[] {
	const { seats } = terms;
	const known = given.flatMap((each) => {
		const place = seats.find(({ seat }) => seat === each.seat);
		return place ? fieldProblems(place, each, { ...terms, isNeeded: false }) : [];
	});
	return [...known, ...strangersIn(given, seats)];
}

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
	const problems = seats.flatMap((place) => {
		const typed = given.find(({ seat }) => seat === place.seat) ?? nobody(place.seat);
		const before = terms.was.find(({ seat }) => seat === place.seat);
		const late = whyNotPassedOn(before, typed.name, terms);
		return [
			...(late === null ? [] : [{ path: `name.${place.seat}`, message: late }]),
			...fieldProblems(place, typed, { ...terms, isNeeded: terms.isDue || isLead(place) }),
		];
	});
	return [...problems, ...strangersIn(given, seats)];
}

function strangersIn(
	given: readonly SeatedTraveller[],
	seats: readonly TripSeat[],
): TravellerProblem[] {
	return given
		.filter(({ seat }) => seat > seats.length)
		.map(({ seat }) => ({
			path: `name.${seat}`,
			message: `This booking is for ${travellersLabel(seats.length)}: there is no traveler ${seat}.`,
		}));
}

/** @param terms.isNeeded whether name and birth date have to be given */
function fieldProblems(
	place: TripSeat,
	{ name, birthDate, needs }: SeatedTraveller,
	{
		departure,
		today,
		isNeeded,
		ages,
		phone = '',
	}: DeskTerms & Partial<Pick<Terms, 'ages' | 'phone'>> & { isNeeded: boolean },
): TravellerProblem[] {
	const { seat, asksBirthDate } = place;
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
		: 'No birth date is asked of this traveler.';
	if (wrong !== null) say('birthDate', wrong);
	const refusal = ages && !wrong ? ageRefusal(ages, ageOn(departure, birthDate)) : null;
	if (refusal !== null) say('birthDate', `${refusal} Please call us: ${phone}.`);
	return problems;
}

function nobody(seat: number): SeatedTraveller {
	return { seat, name: '', birthDate: null, needs: '' };
}
