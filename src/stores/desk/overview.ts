import { getDashboard } from '#src/contract/desk/overview.ts';

import { ask } from './ask.ts';

/** How business goes. */
export const dashboardQuery = {
	queryKey: [getDashboard.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => ask(getDashboard, { signal }),
};
