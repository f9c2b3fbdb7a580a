import { readFirstSteps } from '#src/contract/desk/first-steps.ts';

import { callDeskApi } from './call-desk-api.ts';

/** What an agency has still to do before it is open. */
export const firstStepsQuery = {
	queryKey: [readFirstSteps.path],
	queryFn: ({ signal }: { signal: AbortSignal }) => callDeskApi(readFirstSteps, { signal }),
};
