import { useLayoutEffect } from 'react';

import { type FlightResults, isAnswered } from '#src/stores/flights/results.ts';

import { showList } from '../catalog/show-list.ts';

/**
 * The deals are HTML beside the island: they give way to what was found, and to what is still looked for.
 * @param isServed whether what the server answered the search with stands in the island's place
 */
export function useShownDeals(results: FlightResults, isServed: boolean): void {
	const { state } = results;
	const areHidden = isAnswered(results);
	useLayoutEffect(() => {
		// Until the address has been read, `AskedFlights.astro` knows what to show.
		if (state === 'opening') return;
		document.documentElement.toggleAttribute('data-answered', areHidden);
		if (!isServed) document.querySelector('[data-asked-flights]')?.remove();
		showList();
	}, [state, areHidden, isServed]);
}
