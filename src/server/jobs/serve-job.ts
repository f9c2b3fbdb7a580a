import { randomBytes } from 'node:crypto';

import type { Config } from '@netlify/functions';

import { bySchedule } from '../platform/by-schedule.ts';
import { clock } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { openDatabase } from '../world/dependencies.ts';
import type { Job } from '../world/job.ts';

/** Makes the function by which Netlify does a job as often as it says; on one machine `src/local/start/jobs.ts` does it. */
export function serveJob(job: Job) {
	const { name, work } = job;
	const serveRequest = bySchedule(name, async () => {
		const { siteUrl } = environment();
		await work({ db: await openDatabase(), now: clock, randomBytes, siteUrl });
	});
	const schedule = job.every === 'minute' ? '* * * * *' : scheduleAt(job.at);
	const config: Config = { schedule };
	return { handle: work, serveRequest, config };
}

/** '40 7 * * *' for '07:40' */
function scheduleAt(at: string): string {
	const [hour, minute] = at.split(':').map(Number);
	return `${minute} ${hour} * * *`;
}
