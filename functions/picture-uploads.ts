import type { Config } from '@netlify/functions';

import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';
import { pictureJob } from '#src/server/pictures/print-uploads.ts';

export const handle = pictureJob.work;
export default byScheduleOf(pictureJob);

export const config: Config = { schedule: '* * * * *' };
