import { useSyncExternalStore } from 'react';

import { once } from '#src/domain/once.ts';

/** The visitor's time zone (IANA); null in the built HTML, which is read in all of them, and where the browser hides it. */
export function useViewerZone(): string | null {
	return useSyncExternalStore(
		() => () => {},
		() => browserZone().name,
		() => null,
	);
}

const browserZone = once((): { name: string | null } => {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	try {
		return { name: Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone };
	} catch {
		// A browser that does not know where it is says 'Etc/Unknown', and cannot reckon with that.
		return { name: null };
	}
});
