import { useLayoutEffect } from 'react';

import { type FlightResults, isAnswered } from '#src/stores/flights/results.ts';

import { showList } from '../catalog/show-list.ts';
import { handOver } from './counterpart.ts';
import { focusResults } from './open-address.ts';

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
		if (!isServed) takePlace();
		showList();
	}, [state, areHidden, isServed]);
}

/**
 * What stood for the results gives way to the island. Where a server had answered, the details that were opened are open
 * there too and the focus stays where it was; was it nowhere yet, it goes on to the island's heading.
 */
function takePlace(): void {
	const before = document.querySelector<HTMLElement>('[data-asked-flights]');
	const isServed = before?.dataset['served'] !== undefined;
	const now = document.querySelector('astro-island .results');
	if (before && isServed && now) handOver(before, now);
	before?.remove();
	if (isServed && document.activeElement === document.body) focusResults();
}
