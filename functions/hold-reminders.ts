import type { Config } from '@netlify/functions';

import { holdReminders } from '#src/server/bookings/hold-reminders.ts';
import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';

export const handle = holdReminders.work;
export default byScheduleOf(holdReminders);

export const config: Config = { schedule: '* * * * *' };
