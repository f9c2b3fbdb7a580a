import { useLayoutEffect } from 'react';

import { type FlightResults, isAnswered } from '#src/stores/flights/results.ts';

import { showList } from '../catalog/show-list.ts';

/** The deals are HTML beside the island: they give way to what was found, and to what is still looked for. */
export function useShownDeals(results: FlightResults): void {
	const { state } = results;
	const areHidden = isAnswered(results);
	useLayoutEffect(() => {
		// Until the address has been read, `AskedFlights.astro` knows what to show.
		if (state === 'opening') return;
		document.documentElement.toggleAttribute('data-answered', areHidden);
		document.querySelector('[data-asked-flights]')?.remove();
		showList();
	}, [state, areHidden]);
}
