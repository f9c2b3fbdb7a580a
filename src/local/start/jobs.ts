import { randomBytes } from 'node:crypto';

import { database } from '#src/server/db/client.ts';
import { doIfDue, lastDue } from '#src/server/jobs/daily.ts';
import { jobs } from '#src/server/jobs/jobs.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';
import type { DailyJob, Job, JobWorld } from '#src/server/world/job.ts';

import { repeat, type Repetition } from './repeat.ts';

/** Does all jobs but the delivery of letters, in place of Netlify's schedules. */
export function doJobs(): Repetition[] {
	return jobs.map((job) => (job.every === 'day' ? daily(job) : everyMinute(job)));
}

function everyMinute(job: Job): Repetition {
	return repeat({
		everySeconds: 60,
		failure: `${job.name} failed`,
		work: (signal) => doJob(job, signal),
	});
}

/** At the start, where it was due while nothing ran; then when it is due. One that fails is tried again after a while. */
function daily(job: DailyJob): Repetition {
	let known = new Date(0);
	let nextTry = new Date(0);
	return repeat({
		everySeconds: 60,
		beginsAtOnce: true,
		failure: `${job.name} failed`,
		async work(signal) {
			const now = clock();
			if (known >= lastDue(job.at, now) || now < nextTry) return;
			nextTry = new Date(now.getTime() + pause);
			await doIfDue(job, await worldOf(signal));
			[known, nextTry] = [now, new Date(0)];
		},
	});
}

/** Ten minutes, in milliseconds. */
const pause = 600_000;

/** Does a job once, in the process's database. */
export async function doJob({ work }: Job, signal?: AbortSignal): Promise<void> {
	await work(await worldOf(signal));
}

async function worldOf(signal?: AbortSignal): Promise<JobWorld> {
	const { siteUrl } = environment();
	return { db: await database(), now: clock, randomBytes, siteUrl, signal };
}
