import { type ComponentType, useState } from 'react';

import { recentSearchesKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

const kept = storedValue('local', recentSearchesKey, (json) => json);

/** The list of recent searches, once there are any, and how to ask for it: its code loads then. */
export function useRecentSearches(): [ComponentType | null, () => void] {
	const [List, setList] = useState<ComponentType | null>(null);
	const offer = () => {
		if (List || !kept.exists()) return;
		import('./RecentSearches.tsx').then(
			(module) => setList(() => module.RecentSearches),
			// The search works without.
			(error: unknown) => console.error(error),
		);
	};
	return [List, offer];
}
