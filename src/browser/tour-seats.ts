import type { listSeats, SeatsOnSale } from '#src/contract/catalog/catalog.ts';

// As in catalog-versions.ts, the types say that it is the contract's, without zod.
const path: typeof listSeats.path = '/api/tours/seats';
const patience = 20_000;

/**
 * Asks how many seats the departures of all tours have left now.
 * @throws when no answer came, or one that is no list
 */
export async function fetchTourSeats(): Promise<SeatsOnSale[]> {
	const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	const seats: unknown = await response.json();
	if (!Array.isArray(seats)) throw new Error('The answer is no list.');
	return seats;
}
