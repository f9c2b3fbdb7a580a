import type { Config } from '@netlify/functions';

import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';
import { retentionJob } from '#src/server/people/retention.ts';

/** Forgets what is older than the privacy policy says that it is kept. */
export const handle = retentionJob.work;
export default byScheduleOf(retentionJob);

// At night in New York, when nobody waits for a row.
export const config: Config = { schedule: '40 7 * * *' };
