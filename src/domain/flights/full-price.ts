import type { FlightOffer } from './offer.ts';
import { fareStep, flightTaxes } from './pricing.ts';

/**
 * What a discounted offer would cost the party without its discount, in dollars: the inverse of
 * `discountedFare`, exact because full fares are multiples of `fareStep`.
 */
export function fullPrice({ baseFare, discount, travellers }: FlightOffer): number {
	const fare = Math.round((baseFare * 100) / (100 - discount) / fareStep) * fareStep;
	return (fare + flightTaxes(fare)) * travellers;
}
