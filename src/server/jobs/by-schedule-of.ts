import { randomBytes } from 'node:crypto';

import { bySchedule } from '../platform/by-schedule.ts';
import { clock } from '../platform/clock.ts';
import { openDatabase } from '../platform/dependencies.ts';
import { environment } from '../platform/environment.ts';
import type { Job } from './job.ts';

/** Makes the default export of the function by which Netlify does a job; on one machine `src/local/start/jobs.ts` does it. */
export function byScheduleOf({ name, work }: Job) {
	return bySchedule(name, async () => {
		const { siteUrl } = environment();
		await work({ db: await openDatabase(), now: clock, randomBytes, siteUrl });
	});
}
