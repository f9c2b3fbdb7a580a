import { readDealFlights } from '#src/contract/desk/deal-flights.ts';

import { callDeskApi } from './call-desk-api.ts';

/** Of a deal, what its flights depend on, as its form holds it. */
export type DealRoute = {
	origin: string;
	destination: string;
	departureDate: string;
	returnDate: string | null;
};

/** The flights that a deal can be made of; asked for once both places and the day are there. */
export function dealFlightsQuery({ origin, destination, departureDate, returnDate }: DealRoute) {
	const isWhole = [origin, destination, departureDate].every((text) => text !== '');
	const query = { origin, destination, departureDate, ...(returnDate && { returnDate }) };
	return {
		queryKey: [readDealFlights.path, query],
		queryFn: ({ signal }: { signal: AbortSignal }) =>
			callDeskApi(readDealFlights, { query, signal }),
		enabled: isWhole,
	};
}
