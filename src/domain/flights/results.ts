import { partnerNote } from './airline-words.ts';
import type { FlightOffer } from './offer.ts';

/** The orders that results are shown in; the first is the default. */
export const offerSorts = [
	{ value: 'best', label: 'Best' },
	{ value: 'cheapest', label: 'Cheapest' },
	{ value: 'fastest', label: 'Fastest' },
] as const;

export type OfferSort = (typeof offerSorts)[number]['value'];

/** How the order 'Best' comes about, in plain words. */
export const bestExplained =
	'Best weighs price and time: $1 of the total is as much as one minute; of equals, fewer stops first.';

/**
 * Said of the offers of a search, around the moment until which their prices count.
 * @param travellers '2 travellers'
 */
export function resultsSummary(travellers: string): [before: string, after: string] {
	return [
		`Checked 12 providers for ${travellers}: indicative quotes, held until`,
		`as long as their flights are on sale. ${partnerNote}`,
	];
}

/**
 * The offers of one search in an order that they alone decide, however they were given. Of what is equally good fewer
 * stops come first; else what is equal is ordered by price, time and stops. In none of the orders an offer stands above
 * one that is better in some of these three and worse in none.
 */
export function sortOffers(offers: readonly FlightOffer[], sort: OfferSort): FlightOffer[] {
	const keysOf = (offer: FlightOffer) => {
		const facts = [offer.price, travelMinutes(offer)];
		const stops = totalStops(offer);
		return [scores[sort](offer), ...(sort === 'best' ? [stops, ...facts] : [...facts, stops])];
	};
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

/** The score of 'Best', which the lowest leads: a hundredth of the party's total in dollars and of all minutes. */
export function bestScore(offer: FlightOffer): number {
	// In whole cents before it is divided, so that equal sums are equal numbers.
	return (Math.round(offer.price * 100) + travelMinutes(offer) * 100) / 10_000;
}

const scores: Record<OfferSort, (offer: FlightOffer) => number> = {
	best: bestScore,
	cheapest: (offer) => offer.price,
	fastest: travelMinutes,
};
