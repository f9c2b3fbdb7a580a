import type { DepartureWithSeats } from '#src/contract/catalog/catalog.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { departuresOnSale, fits } from '#src/domain/tours/departure-choice.ts';

/** A departure that cannot be booked after all, and what can be chosen in its place. */
export type FullDeparture = {
	/** Why it cannot. */
	message: string;
	/** The day that was wanted. */
	wanted: CalendarDate;
	/** All that the tour has. */
	departures: readonly DepartureWithSeats[];
	/** The day that was chosen since. */
	chosen: CalendarDate | null;
	/** What is wrong with the choice, once somebody went on without one. */
	problem: string;
};

export function fullDeparture(
	message: string,
	wanted: CalendarDate,
	departures: readonly DepartureWithSeats[],
): FullDeparture {
	return { message, wanted, departures, chosen: null, problem: '' };
}

/** The departures that can be sold and have seats for so many. */
export function otherDepartures(
	{ departures, wanted }: FullDeparture,
	travellers: number,
): DepartureWithSeats[] {
	return departuresOnSale(departures, new Date()).filter(
		(departure) => departure.date !== wanted && fits(departure, travellers),
	);
}
