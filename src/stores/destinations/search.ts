import { atom } from 'nanostores';

import { longestDestinationSearch } from '#src/domain/destinations/search.ts';
import { parameters, paths } from '#src/paths.ts';

/** What the list of destinations is searched for, as typed; '' for all of them. */
export const $destinationSearch = atom('');

/** Takes the search from an address's query string. */
export function openDestinationSearch(query: string): void {
	const text = new URLSearchParams(query).get(parameters.search)?.trim() ?? '';
	$destinationSearch.set(text.slice(0, longestDestinationSearch));
}

/** Searches for what the visitor has typed. */
export function changeDestinationSearch(text: string): void {
	$destinationSearch.set(text);
}

/** The address of the list as it is searched now, or for some text. */
export function destinationSearchPath(text: string = $destinationSearch.get().trim()): string {
	if (text === '') return paths.destinations;
	return `${paths.destinations}?${new URLSearchParams({ [parameters.search]: text })}`;
}
