import { useSyncExternalStore } from 'react';

import {
	emptyFlightSearch,
	type FlightSearch,
	type FlightSearchField,
} from '#src/stores/flights/search-fields.ts';
import { $flightSearch } from '#src/stores/flights/search.ts';

/**
 * What a field of the search form holds, and what is wrong with it. What is typed into another one draws nothing here: a
 * key is a task that the next one waits for.
 */
export function useSearchField<Field extends FlightSearchField>(
	field: Field,
): { value: FlightSearch[Field]; error: string | undefined } {
	const value = useSyncExternalStore(
		listen,
		() => $flightSearch.get().search[field],
		() => emptyFlightSearch[field],
	);
	const error = useSyncExternalStore(
		listen,
		() => $flightSearch.get().issues[field],
		() => undefined,
	);
	return { value, error };
}

function listen(changed: () => void): () => void {
	return $flightSearch.listen(changed);
}
