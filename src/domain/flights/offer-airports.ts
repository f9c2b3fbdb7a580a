import type { FlightOffer } from './offer.ts';

/** An airport at one end of offers: 'LHR', 'London (LHR)', and how many of them it is the end of. */
export type OfferAirport = { code: string; label: string; offers: number };

/**
 * The airports that the offers of a search leave from, or go to, in the order in which they come first: of a city the
 * several that its list can be narrowed to, else the one.
 */
export function airportsOfOffers(
	offers: readonly FlightOffer[],
	end: 'origin' | 'destination',
): OfferAirport[] {
	const airports = new Map<string, OfferAirport>();
	for (const offer of offers) {
		const code = offer.legs[0]?.[end] ?? '';
		const before = airports.get(code)?.offers ?? 0;
		airports.set(code, { code, label: offer[end], offers: before + 1 });
	}
	return [...airports.values()];
}
