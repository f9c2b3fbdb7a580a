import { QueryClient } from '@tanstack/query-core';

import { ApiError } from '#src/browser/api.ts';

import { $access } from './access.ts';

/** What the panel has been told and keeps for a moment: nothing of it is written to the browser's storage. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: 15_000,
			// Pages that were left are soon forgotten: a day of paging must not fill the memory.
			gcTime: 60_000,
			// Without a network a call fails at once, and that is said; it does not wait in silence.
			networkMode: 'always',
			retry: (failures, error) =>
				failures < 1 && !(error instanceof ApiError && error.status < 500),
			retryDelay: 500,
		},
		mutations: { networkMode: 'always' },
	},
});

// Nothing stays for whoever sits down here next.
$access.listen(({ state }) => {
	if (state === 'closed') queryClient.clear();
});
