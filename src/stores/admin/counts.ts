import { getCounts } from '#src/contract/admin/overview.ts';

import { ask } from './ask.ts';
import { queryClient } from './query-client.ts';

/** How many rows there are of everything, for the tiles and the tabs. */
export const countsQuery = {
	queryKey: [getCounts.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => ask(getCounts, { signal }),
};

/** Asks again how many there are: after a change. */
export function recount(): void {
	void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
}
