import { fetchTourDepartures } from '#src/browser/tour-departures.ts';
import type { DepartureWithSeats } from '#src/contract/catalog/catalog.ts';

/**
 * A tour's departures with the seats that they have left now.
 * @throws when they cannot be had
 */
export function tourDeparturesNow(id: number): Promise<DepartureWithSeats[]> {
	return fetchTourDepartures(id);
}
