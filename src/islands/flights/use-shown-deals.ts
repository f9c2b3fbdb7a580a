import { useLayoutEffect } from 'react';

import { type FlightResults, isAnswered } from '#src/stores/flights/results.ts';

import { showList } from '../catalog/show-list.ts';
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
 * What stood for the results gives way to the island. Where a server had answered, the focus that was in it, or nowhere yet,
 * goes on to the island's heading.
 */
function takePlace(): void {
	const before = document.querySelector<HTMLElement>('[data-asked-flights]');
	const { activeElement, body } = document;
	before?.remove();
	if (before?.dataset['served'] === undefined) return;
	if (activeElement === body || before.contains(activeElement)) focusResults();
}
