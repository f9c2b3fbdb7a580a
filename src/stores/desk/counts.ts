import { sendUnlessKnown } from '#src/browser/send-unless-known.ts';
import { listActivities } from '#src/contract/desk/activities.ts';
import { listWaitingLetters } from '#src/contract/desk/letters.ts';
import { readNumbers } from '#src/contract/desk/numbers.ts';
import { getCounts } from '#src/contract/desk/overview.ts';

import { callDeskApi } from './call-desk-api.ts';
import { queryClient } from './query-client.ts';

/** How often the panel asks whether there are new rows, in milliseconds. */
export const watchInterval = 20_000;

const sendCounts = sendUnlessKnown();

/** How many rows there are of everything, for the tiles, the tabs and what is said of new rows. */
export const countsQuery = {
	queryKey: [getCounts.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(getCounts, { signal }, sendCounts),
};

/**
 * Asks again how many there are: after a change, which is also one more activity, and often a letter. What is not looked at
 * is asked for when it is: what is done in one place is done in all.
 */
export function recount(): void {
	for (const { path } of [getCounts, readNumbers, listActivities, listWaitingLetters]) {
		void queryClient.invalidateQueries({ queryKey: [path] });
	}
	void queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
}
