import { getDashboard } from '#src/contract/admin/overview.ts';

import { ask } from './ask.ts';

/** How business goes. */
export const dashboardQuery = {
	queryKey: [getDashboard.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => ask(getDashboard, { signal }),
};
