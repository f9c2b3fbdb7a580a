import { useSyncExternalStore } from 'react';

import { browserZone } from './browser-zone.ts';

/** The visitor's time zone (IANA); null in the built HTML, which is read in all of them, and where the browser hides it. */
export function useViewerZone(): string | null {
	return useSyncExternalStore(
		() => () => {},
		() => browserZone().name,
		() => null,
	);
}
