import type { FlightOffer } from './offer.ts';

/** The orders that results are shown in; the first is the default. */
export const offerSorts = [
	{ value: 'best', label: 'Best' },
	{ value: 'cheapest', label: 'Cheapest' },
	{ value: 'fastest', label: 'Fastest' },
] as const;

export type OfferSort = (typeof offerSorts)[number]['value'];

/**
 * Said above the offers of a search.
 * @param travellers '2 travellers'
 */
export function resultsSummary(travellers: string): string {
	return `Checked 12 providers for ${travellers}: indicative quotes, held until the end of tomorrow (UTC). Our desk names the operating airline before you pay.`;
}

/** The offers in an order, lowest first; offers that are equal in it keep theirs. */
export function sortOffers(offers: readonly FlightOffer[], sort: OfferSort): FlightOffer[] {
	const score = scores[sort];
	return offers.toSorted((first, second) => score(first) - score(second));
}

/** The offers that fly without a stop. */
export function directOnly(offers: readonly FlightOffer[]): FlightOffer[] {
	return offers.filter(({ stops }) => stops === 0);
}

/** Minutes in the air and on the way to it, of all legs together. */
export function travelMinutes({ legs }: FlightOffer): number {
	return legs.reduce((sum, { minutes }) => sum + minutes, 0);
}

const scores: Record<OfferSort, (offer: FlightOffer) => number> = {
	// A hundred dollars of the party's price weigh as much as a hundred minutes.
	best: (offer) => offer.price / 100 + travelMinutes(offer) / 100,
	cheapest: (offer) => offer.price,
	fastest: travelMinutes,
};
