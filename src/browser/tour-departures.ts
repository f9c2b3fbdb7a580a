import type { DepartureWithSeats, getTour } from '#src/contract/catalog/catalog.ts';

// As in catalog-versions.ts, the types say that it is the contract's, without zod: every tour's page asks this.
const path: typeof getTour.path = '/api/tours/:id';
const patience = 20_000;

/**
 * Asks for a tour's departures with the seats that they have left now.
 * @throws when no answer came, or one that has no departures
 */
export async function fetchTourDepartures(id: number): Promise<DepartureWithSeats[]> {
	const response = await fetch(path.replace(':id', String(id)), {
		signal: AbortSignal.timeout(patience),
	});
	if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
	const { departures } = Object(await response.json());
	if (!Array.isArray(departures)) throw new Error('The answer has no departures.');
	return departures;
}
