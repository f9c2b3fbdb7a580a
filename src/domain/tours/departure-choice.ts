import type { DecisionTerms } from '../bookings/last-sale.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatMonthAndDay, formatShortDates } from '../calendar/format-date.ts';
import { decisionWords } from './decision.ts';
import { type DepartureState, seatsLabel } from './departure.ts';

/** A departure as somebody chooses among them. */
export type OfferedDeparture = {
	id: number;
	date: CalendarDate;
	endDate: CalendarDate;
	/** Dollars a person, before taxes. */
	price: number;
	state: DepartureState;
	/** The number of confirmed travellers from which it is guaranteed to leave. */
	guaranteedFrom: number;
	/** The last moment at which it can be sold, in ISO 8601. */
	soldUntil: string;
	/** What is said of a day outside the tour's good months (`seasonWords`); '' of any other. */
	season: string;
	/** Left out where nobody has asked how many there are now. */
	seatsLeft?: number | undefined;
};

/** How many departures are shown before somebody asks for all: two rows of cells. */
export const firstDepartures = 6;

/** What is said where none is chosen. */
export const noDepartureChosen = 'Please choose a departure date.';

/** With so few seats it is worth hurrying. */
const few = 5;

/** The departures that can still be sold at a moment (`soldUntil` of `last-sale.ts`). */
export function departuresOnSale<Departure extends { soldUntil: string }>(
	departures: readonly Departure[],
	now: Date,
): Departure[] {
	return departures.filter(({ soldUntil }) => now <= new Date(soldUntil));
}

/** A tour with those of its departures that can still be sold at a moment. */
export function onSaleAt<Tour extends { departures: readonly { soldUntil: string }[] }>(
	tour: Tour,
	now: Date,
): Tour {
	return { ...tour, departures: departuresOnSale(tour.departures, now) };
}

/** Whether every seat is known to be taken. */
export function isFull({ seatsLeft }: Pick<OfferedDeparture, 'seatsLeft'>): boolean {
	return seatsLeft !== undefined && seatsLeft < 1;
}

/** Whether a departure has seats for so many; where nobody knows, it may have. */
export function fits({ seatsLeft }: Pick<OfferedDeparture, 'seatsLeft'>, travellers: number) {
	return seatsLeft === undefined || seatsLeft >= travellers;
}

/**
 * What is chosen for whoever has not chosen: the first departure with a seat that needs no asking, else the first with a
 * seat at all.
 */
export function firstChoice<Departure extends Pick<OfferedDeparture, 'state' | 'seatsLeft'>>(
	departures: readonly Departure[],
): Departure | undefined {
	const free = departures.filter((departure) => !isFull(departure));
	return free.find(({ state }) => state !== 'on request') ?? free[0];
}

/** What stands above each departure, in their order: its year; '' where that is the same as of the one before. */
export function departureHeadings(departures: readonly { date: CalendarDate }[]): string[] {
	const years = departures.map(({ date }) => date.slice(0, 4));
	return years.map((year, index) => (year === years[index - 1] ? '' : year));
}

/** What a departure says of itself, beside its price. */
export type DepartureWords = {
	/** 'May 15': the year stands above. */
	day: string;
	/** 'Sat, May 15 – Fri, May 21' */
	dates: string;
	/** '6 left'; '' where nobody knows. */
	seats: string;
	/** Whether so few are left that it shall be seen. */
	isScarce: boolean;
	/** Whether it leaves (`decisionWords`); '' where there is nothing to say, as of a full one. */
	mark: string;
};

export function departureWords(departure: OfferedDeparture, terms: DecisionTerms): DepartureWords {
	const { date, endDate, seatsLeft } = departure;
	const seats = seatsLeft === undefined ? '' : seatsLabel(seatsLeft);
	return {
		day: formatMonthAndDay(date),
		dates: unbroken(formatShortDates(date, endDate)),
		seats: isFull(departure) ? 'Full' : seats,
		isScarce: seatsLeft !== undefined && seatsLeft > 0 && seatsLeft <= few,
		mark: isFull(departure) ? '' : decisionWords(departure, terms),
	};
}

/** Two days part between lines at the dash alone. */
function unbroken(dates: string): string {
	const days = dates.split(/\s*–\s*/);
	return days.map((day) => day.replaceAll(' ', '\u00A0')).join(' – ');
}

/** What is said to a party that is larger than what a departure has left; '' to any other. */
export function tooFewSeats(departure: Pick<OfferedDeparture, 'seatsLeft'>, travellers: number) {
	const { seatsLeft } = departure;
	if (seatsLeft === undefined || fits(departure, travellers)) return '';
	if (seatsLeft < 1) return 'This departure is full.';
	return seatsLeft === 1
		? '1 seat is left on this departure.'
		: `${seatsLeft} seats are left on this departure.`;
}
