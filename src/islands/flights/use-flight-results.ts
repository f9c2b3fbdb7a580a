import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';

import { $flightResults, type FlightResults } from '#src/stores/flights/results.ts';

import { standsAlready } from './stands-already.ts';

/**
 * What a search gave. Offers that were found are much to draw: in slices, and until then they are still looked for, or what
 * the server answered stays. All else shows at once, so that the offers of another search never stay.
 */
export function useFlightResults(): FlightResults {
	const results = useStore($flightResults, { ssr: 'initial' });
	const drawn = useDeferredValue(results);
	if (results.state !== 'found' || results === drawn) return results;
	return standsAlready() ? drawn : { state: 'searching', search: results.search };
}
