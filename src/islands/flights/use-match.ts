import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, and from then on whenever that changes.
 * @param served what a server takes for true
 */
export function useMatch(query: string, served = false): boolean {
	return useSyncExternalStore(
		(changed) => {
			const match = matchMedia(query);
			match.addEventListener('change', changed);
			return () => match.removeEventListener('change', changed);
		},
		() => matchMedia(query).matches,
		() => served,
	);
}
