import type { OfferFilters } from '#src/domain/flights/filters.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';

/** What becomes of filters; a function where that depends on those of the moment, which may not be drawn yet. */
export type FilterChange =
	| Partial<OfferFilters>
	| ((before: OfferFilters) => Partial<OfferFilters>);

/** What everything that filters the offers of a search is given. */
export type FilterProps = {
	/** All that the search has. */
	offers: readonly FlightOffer[];
	/** Without what no offer of the search has: see `knownFilters`. */
	filters: OfferFilters;
	onChange: (change: FilterChange) => void;
};
