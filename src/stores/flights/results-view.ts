import { atom } from 'nanostores';

import { filterParameters, readFilters } from '#src/domain/flights/filters-address.ts';
import { noFilters, type OfferFilters } from '#src/domain/flights/filters.ts';
import { type OfferSort, offerSorts } from '#src/domain/flights/results.ts';

import { type FlightSearch, flightSearchPath } from './search-fields.ts';

/** How the offers of a search are looked at. */
export type ResultsView = OfferFilters & { sort: OfferSort };

const defaultView: ResultsView = { sort: offerSorts[0].value, ...noFilters };

export const $resultsView = atom<ResultsView>(defaultView);

/** The name of the order in the address; those of the filters are theirs. */
const sortParameter = 'sort';

/** Reads from an address how its results are looked at; what it does not say, or nobody knows, is the default. */
export function readResultsView(source: URLSearchParams): ResultsView {
	const sort = offerSorts.find(({ value }) => value === source.get(sortParameter));
	return { sort: sort?.value ?? defaultView.sort, ...readFilters(source) };
}

/** The address that shows the results of a search in a view; the default one is not written. */
export function resultsPath(search: FlightSearch, { sort, ...filters }: ResultsView): string {
	const order: [string, string][] = sort === defaultView.sort ? [] : [[sortParameter, sort]];
	const view = new URLSearchParams([...order, ...filterParameters(filters)]);
	return [flightSearchPath(search), ...(view.size > 0 ? [view] : [])].join('&');
}
