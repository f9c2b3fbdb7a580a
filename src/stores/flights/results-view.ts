import { atom } from 'nanostores';

import { type OfferSort, offerSorts } from '#src/domain/flights/results.ts';

/** How the offers of a search are looked at. */
export type ResultsView = { sort: OfferSort; directOnly: boolean };

export const $resultsView = atom<ResultsView>({
	sort: offerSorts[0].value,
	directOnly: false,
});
