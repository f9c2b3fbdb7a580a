import type { Config } from '@netlify/functions';

import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';
import { reviewRequests } from '#src/server/reviews/review-requests.ts';

export const handle = reviewRequests.work;
export default byScheduleOf(reviewRequests);

// In the morning in New York, when there is time to read a letter.
export const config: Config = { schedule: '40 14 * * *' };
