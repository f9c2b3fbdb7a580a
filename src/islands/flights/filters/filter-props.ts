import type { OfferFilters } from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';

/** What everything that filters the offers of a search is given. */
export type FilterProps = {
	/** All that the search has. */
	offers: readonly FlightOffer[];
	filters: OfferFilters;
	onChange: (change: Partial<OfferFilters>) => void;
};
