import type { TripItem } from '#src/contract/trips/trip-view.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { fullPrice } from '#src/domain/flights/pricing.ts';
import { offerFromId } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

/** What the list said of an offer's price, from its id, which says all of it; null of what is no offer. */
export function listedPrice(itemId: string): TripItem['listed'] {
	const offer = offerFromId(itemId, { airports, airline: site.airline });
	if (!offer) return null;
	return { total: offer.price, discount: offer.discount, fullTotal: fullPrice(offer) };
}
