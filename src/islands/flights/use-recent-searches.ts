import { type ComponentType, useState } from 'react';

import { hasKeptSearches } from '#src/stores/flights/kept-searches.ts';
import { logFailure } from '#src/stores/log-failure.ts';

/** The list of recent searches, once there are any, and how to ask for it: its code loads then. */
export function useRecentSearches(): [ComponentType | null, () => void] {
	const [List, setList] = useState<ComponentType | null>(null);
	const offer = () => {
		if (List || !hasKeptSearches()) return;
		import('./RecentSearches.tsx').then(
			(module) => setList(() => module.RecentSearches),
			// The search works without.
			logFailure,
		);
	};
	return [List, offer];
}
