import { codeInLabel } from '#src/domain/flights/airports.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import { oneWay } from './flight-queries.ts';

type Deal = {
	origin: string;
	destination: string;
	departureDate: string;
	returnDate?: string | null;
};

/** The legs of one of the flights that a deal can be made of, with its first way back. */
export function legsForDeal(deal: Deal, index = 0): FlightLeg[] {
	const { origin, destination, departureDate, returnDate = null } = deal;
	const [from = '', to = ''] = [origin, destination].map((label) => codeInLabel(label) ?? '');
	const query = { ...oneWay, origin: from, destination: to, departureDate, returnDate };
	const request = { query, quoteDay: departureDate, airports, airline: site.airline };
	return offersFor(request)[index]?.legs ?? [];
}

/** Their numbers, as the panel sends them. */
export function flightsForDeal(
	deal: Deal,
	index = 0,
): { outward: string; homeward: string | null } {
	const [outward, homeward] = legsForDeal(deal, index);
	return { outward: outward?.number ?? '', homeward: homeward?.number ?? null };
}
