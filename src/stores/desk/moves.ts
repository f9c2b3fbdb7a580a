import { readMoves } from '#src/contract/desk/move.ts';

import { callDeskApi } from './call-desk-api.ts';

/** The days of a flight that is looked for; `returnDate` '' is one way. */
export type WantedDays = { departureDate: string; returnDate: string };

/**
 * Where a booking can be moved, and at which price.
 * @param days of a flight; null: those that it is booked for
 */
export function movesQuery(
	{ id, version }: { id: number; version: number },
	days: WantedDays | null,
) {
	return {
		queryKey: [readMoves.path, id, version, days],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(readMoves, { params: { id }, signal, ...(days && { query: days }) }),
		// Seats go: what was shown a moment ago is asked for again.
		staleTime: 0,
		gcTime: 0,
	};
}
