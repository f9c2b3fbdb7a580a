import { atom } from 'nanostores';

import { type OfferSort, offerSorts } from '#src/domain/flights/results.ts';

import { type FlightSearch, flightSearchPath, searchParameters } from './search-fields.ts';

/** How the offers of a search are looked at. */
export type ResultsView = { sort: OfferSort; directOnly: boolean };

const defaultView: ResultsView = { sort: offerSorts[0].value, directOnly: false };

export const $resultsView = atom<ResultsView>(defaultView);

/** The names in the address, and what stands there for direct flights only. */
export const viewParameters = {
	sort: { name: 'sort' },
	direct: { name: 'direct', only: 'only' },
} as const;

/** Every parameter of the address that changes what the page of results shows. */
export const resultsParameters: readonly string[] = [
	...Object.values(searchParameters),
	...Object.values(viewParameters).map(({ name }) => name),
];

/** Reads from an address how its results are looked at; what it does not say, or nobody knows, is the default. */
export function readResultsView(source: URLSearchParams): ResultsView {
	const sort = offerSorts.find(({ value }) => value === source.get(viewParameters.sort.name));
	return {
		sort: sort?.value ?? defaultView.sort,
		directOnly: source.get(viewParameters.direct.name) === viewParameters.direct.only,
	};
}

/** The address that shows the results of a search in a view; the default one is not written. */
export function resultsPath(search: FlightSearch, { sort, directOnly }: ResultsView): string {
	const view = new URLSearchParams({
		...(sort !== defaultView.sort && { [viewParameters.sort.name]: sort }),
		...(directOnly && { [viewParameters.direct.name]: viewParameters.direct.only }),
	});
	return [flightSearchPath(search), ...(view.size > 0 ? [view] : [])].join('&');
}
