import type { FlightOffer } from './offer.ts';

/** The orders that results are shown in; the first is the default. */
export const offerSorts = [
	{ value: 'best', label: 'Best' },
	{ value: 'cheapest', label: 'Cheapest' },
	{ value: 'fastest', label: 'Fastest' },
] as const;

export type OfferSort = (typeof offerSorts)[number]['value'];

/** What a minute on the way and a stop weigh in the order 'Best', in dollars of one traveller's fare. */
const weights = { minute: 1, stop: 60 } as const;

/** How the order 'Best' comes about, in one sentence. */
export const bestExplained = `Best adds $${weights.minute} a minute and $${weights.stop} a stop to a traveller’s fare, lowest first.`;

/**
 * Said of the offers of a search.
 * @param travellers '2 travellers'
 */
export function resultsSummary(travellers: string): string {
	return `Checked 12 providers for ${travellers}: indicative quotes, held until the end of tomorrow (UTC). Our desk names the operating airline before you pay.`;
}

/**
 * The offers of one search in an order that they alone decide, however they were given. What is equal in it is ordered
 * by price, time and stops, so that in none of the orders an offer stands above one that is better in some of these
 * three and worse in none.
 */
export function sortOffers(offers: readonly FlightOffer[], sort: OfferSort): FlightOffer[] {
	const keysOf = (offer: FlightOffer) => [
		scores[sort](offer),
		offer.price,
		travelMinutes(offer),
		totalStops(offer),
	];
	return offers
		.map((offer) => ({ offer, keys: keysOf(offer) }))
		.toSorted((one, other) => {
			const difference = one.keys.findIndex((key, place) => key !== other.keys[place]);
			if (difference < 0) return one.offer.id < other.offer.id ? -1 : 1;
			return (one.keys[difference] ?? 0) - (other.keys[difference] ?? 0);
		})
		.map(({ offer }) => offer);
}

/** The offers that fly without a stop, there and back. */
export function directOnly(offers: readonly FlightOffer[]): FlightOffer[] {
	return offers.filter((offer) => totalStops(offer) === 0);
}

/** Minutes in the air and on the way to it, of all legs together. */
export function travelMinutes({ legs }: FlightOffer): number {
	return legs.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The stops of all legs together. */
export function totalStops({ legs }: FlightOffer): number {
	return legs.reduce((sum, { stops }) => sum + stops, 0);
}

const scores: Record<OfferSort, (offer: FlightOffer) => number> = {
	best: (offer) =>
		offer.pricePerTraveller +
		travelMinutes(offer) * weights.minute +
		totalStops(offer) * weights.stop,
	cheapest: (offer) => offer.price,
	fastest: travelMinutes,
};
