import { QueryClient } from '@tanstack/query-core';

import { ApiError } from '#src/browser/api.ts';

import { $access } from './access.ts';

/** How many answers that are not on screen are kept at most. */
export const mostKept = 20;

/** What the panel has been told and keeps for a moment: nothing of it is written to the browser's storage. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 15_000,
			// Pages that were left are soon forgotten: a day of paging must not fill the memory.
			gcTime: 60_000,
			// Without a network a call fails at once, and that is said; it does not wait in silence.
			networkMode: 'always',
			refetchOnReconnect: true,
			retry: (failures, error) => failures < 1 && isPassing(error),
			retryDelay: 500,
		},
		mutations: { networkMode: 'always' },
	},
});

// Nothing stays for whoever sits down here next, not even what was on its way when the panel was closed.
$access.listen((access, before) => {
	if ((access.state === 'open') !== (before?.state === 'open')) queryClient.clear();
});

// Of the lists that nobody looks at any more the latest are kept, for the way back: however quickly one pages, the
// memory stays as it is.
queryClient.getQueryCache().subscribe(({ type }) => {
	// A moment later: what is looked at instead is looked at only then.
	if (type === 'observerRemoved') queueMicrotask(forgetOldest);
});

function forgetOldest(): void {
	const cache = queryClient.getQueryCache();
	const left = cache.findAll({ fetchStatus: 'idle' }).filter((query) => !query.getObserversCount());
	const byAge = left.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
	for (const query of byAge.slice(mostKept)) cache.remove(query);
}

// A line or a server that failed for a moment; one that was waited for in vain is not.
function isPassing(error: Error): boolean {
	if (error instanceof ApiError) return error.status >= 500;
	return navigator.onLine && error.name !== 'TimeoutError';
}
