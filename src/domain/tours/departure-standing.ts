import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CatalogState } from '../catalog/catalog-state.ts';
import type { DepartureState } from './departure.ts';

/** What the desk's list can be narrowed to: what a departure is by its state, its seats, or its day. */
export const departureFilters = [
	'open',
	'guaranteed',
	'on request',
	'full',
	'overbooked',
	'to decide',
	'closed',
	'called off',
	'departed',
] as const;
export type DepartureFilter = (typeof departureFilters)[number];

type Seats = {
	date: CalendarDate;
	state: DepartureState;
	capacity: number;
	taken: number;
};

/** What the desk reads of a departure on a day: where it stands, and whether it is full. */
export function departureStanding(
	departure: Seats,
	today: CalendarDate,
): { is: Exclude<DepartureFilter, 'full' | 'overbooked' | 'to decide'>; isFull: boolean } {
	const { date, state, capacity, taken } = departure;
	const hasLeft = date < today && state !== 'called off';
	return { is: hasLeft ? 'departed' : state, isFull: taken >= capacity };
}

/** Why nobody can book the departures of a tour, and who is not touched by that; null of a published tour. */
export function whyNotOnSale(tour: CatalogState): string | null {
	const reasons: Record<CatalogState, string | null> = {
		draft: 'The tour is a draft: visitors see its departures once it is published.',
		published: null,
		archived: 'The tour is archived: visitors do not see it. Whoever has seats keeps them.',
	};
	return reasons[tour];
}

/** The seats of a departure in a line: 'taken 11 of 16 · 2 held · 3 waiting'. */
export function seatsText({
	capacity,
	taken,
	held,
	waiting,
}: {
	capacity: number;
	taken: number;
	held: number;
	/** People on the waiting list. */
	waiting: number;
}): string {
	return [
		`taken ${taken} of ${capacity}`,
		...(held > 0 ? [`${held} held`] : []),
		...(waiting > 0 ? [`${waiting} waiting`] : []),
	].join(' · ');
}

/** What closing a departure means for those who have seats or wait, in sentences. */
export function closingMeans({
	confirmed,
	held,
	waiting,
}: {
	/** Seats of confirmed bookings, and held ones. */
	confirmed: number;
	held: number;
	/** People on the waiting list. */
	waiting: number;
}): string {
	const seats = [
		...(confirmed > 0 ? [`${confirmed} confirmed`] : []),
		...(held > 0 ? [`${held} held`] : []),
	].join(' and ');
	return [
		'Nobody new can book it, and visitors do not see it any more.',
		seats === ''
			? 'Nobody has seats on it.'
			: `Nobody loses a seat: the ${seats} ${confirmed + held === 1 ? 'one stays' : 'ones stay'} taken.`,
		...(waiting > 0
			? [
					`The ${waiting === 1 ? 'one person' : `${waiting} people`} on the waiting list ${waiting === 1 ? 'is' : 'are'} offered no seats while it is closed.`,
				]
			: []),
		'It can be opened again.',
	].join(' ');
}
