import type { Config } from '@netlify/functions';

import { departuresAhead } from '#src/server/departures/departures-ahead.ts';
import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';

export const handle = departuresAhead.work;
export default byScheduleOf(departuresAhead);

// At night in New York.
export const config: Config = { schedule: '10 7 * * *' };
