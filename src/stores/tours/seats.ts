import type { listSeats, SeatsOnSale } from '#src/contract/catalog/catalog.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

/** The seats that a tour's departure of a day has left; undefined where nobody knows. */
export type SeatsLeft = (tourId: number, date: CalendarDate) => number | undefined;

/** What is known before anybody asked. */
export const unknownSeats: SeatsLeft = () => undefined;

/**
 * The seats that all tours have left now.
 * @throws when they cannot be had
 */
export async function seatsNow(): Promise<SeatsLeft> {
	const seats = await fetchTourSeats();
	const left = new Map(
		seats.map(({ tourId, date, seatsLeft }) => [`${tourId} ${date}`, seatsLeft]),
	);
	return (tourId, date) => left.get(`${tourId} ${date}`);
}

// As in catalog-versions.ts, the types say that it is the contract's, without zod.
const path: typeof listSeats.path = '/api/tours/seats';
const patience = 20_000;

/**
 * Asks how many seats the departures of all tours have left now.
 * @throws when no answer came, or one that is no list
 */
async function fetchTourSeats(): Promise<SeatsOnSale[]> {
	const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	const seats: unknown = await response.json();
	if (!Array.isArray(seats)) throw new Error('The answer is no list.');
	return seats;
}
