import { useSyncExternalStore } from 'react';

/** False in the built HTML and while React takes it over, true from then on. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}
