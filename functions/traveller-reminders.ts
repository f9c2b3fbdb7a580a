import type { Config } from '@netlify/functions';

import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';
import { travellerReminders } from '#src/server/trips/traveller-reminders.ts';

export const handle = travellerReminders.work;
export default byScheduleOf(travellerReminders);

// In the morning in New York, while the desk can be asked.
export const config: Config = { schedule: '20 14 * * *' };
