import { randomBytes } from 'node:crypto';

import { database } from '#src/server/db/client.ts';
import type { Job } from '#src/server/jobs/job.ts';
import { jobs } from '#src/server/jobs/jobs.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';

import { repeat, type Repetition } from './repeat.ts';

const seconds = { minute: 60, hour: 60 * 60 };

/** Does all jobs but the delivery of letters, in place of Netlify's schedules. */
export function doJobs(): Repetition[] {
	return jobs.map((job) => (job.every === 'day' ? daily(job) : everyMinute(job)));
}

function everyMinute(job: Job): Repetition {
	return repeat({
		everySeconds: seconds.minute,
		failure: `${job.name} failed`,
		work: (signal) => doJob(job, signal),
	});
}

/** In the first hour of a day that the process sees. */
function daily(job: Job): Repetition {
	let lastDay = '';
	return repeat({
		everySeconds: seconds.hour,
		failure: `${job.name} failed`,
		async work(signal) {
			const today = clock().toISOString().slice(0, 10);
			if (today === lastDay) return;
			await doJob(job, signal);
			lastDay = today;
		},
	});
}

/** Does a job once, in the process's database. */
export async function doJob({ work }: Job, signal?: AbortSignal): Promise<void> {
	const { siteUrl } = environment();
	await work({ db: await database(), now: clock, randomBytes, siteUrl, signal });
}
