import type { FlightOffer } from './offer.ts';

/** What of an offer travels to the checkout: enough to show it there before it is computed again from its id. */
export function offerFacts(offer: FlightOffer) {
	const { id, origin, destination, departureDate, returnDate, airline, duration } = offer;
	const { price, image, cabinClass, travellers } = offer;
	const flown = { id, origin, destination, departureDate, returnDate, airline, duration };
	return { ...flown, price, image, cabinClass, travellers };
}
