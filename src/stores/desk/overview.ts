import { getDashboard } from '#src/contract/desk/overview.ts';

import { callDeskApi } from './call-desk-api.ts';

/** How business goes. */
export const dashboardQuery = {
	queryKey: [getDashboard.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(getDashboard, { signal }),
};
