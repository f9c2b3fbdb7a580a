import { beforeEach, expect, test } from 'vitest';

import { seeds } from '#src/server/db/schema.ts';
import { doIfDue, lastDue } from '#src/server/jobs/daily.ts';
import type { DailyJob } from '#src/server/world/job.ts';

import { emptyDatabase, testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';

const db = await testDatabase();

beforeEach(() => emptyDatabase(db));

test.each([
	['2027-03-02T07:40:00Z', '2027-03-02T07:40:00Z'],
	['2027-03-02T07:39:59Z', '2027-03-01T07:40:00Z'],
	['2027-03-01T00:00:00Z', '2027-02-28T07:40:00Z'],
	['2027-03-02T23:59:59Z', '2027-03-02T07:40:00Z'],
])('at %s a job of 7:40 was due last at %s', (now, due) => {
	expect(lastDue('07:40', new Date(now))).toEqual(new Date(due));
});

test('a job of the day is done once after it is due, however often and by how many a process starts', async () => {
	const { job, done } = counted();
	for (const moment of [
		'2027-03-02T09:00:00Z',
		'2027-03-02T09:00:01Z',
		'2027-03-02T23:00:00Z',
		'2027-03-03T07:39:59Z',
		'2027-03-03T07:40:00Z',
		'2027-03-03T07:41:00Z',
		// Nothing ran for three days.
		'2027-03-06T20:00:00Z',
		'2027-03-06T21:00:00Z',
	]) {
		await doIfDue(job, jobWorld(db, moment));
	}
	expect(done).toEqual(['2027-03-02T09', '2027-03-03T07', '2027-03-06T20']);
	expect(await db.select({ name: seeds.name }).from(seeds)).toEqual([{ name: 'job sweeping' }]);
});

test('a job of the day that fails is tried again', async () => {
	const { job, done } = counted();
	const broken = { ...job, work: () => Promise.reject(new Error('The broom is away.')) };
	await expect(doIfDue(broken, jobWorld(db, '2027-03-02T09:00:00Z'))).rejects.toThrow('broom');
	await doIfDue(job, jobWorld(db, '2027-03-02T09:10:00Z'));
	expect(done).toEqual(['2027-03-02T09']);
});

/** A job, and the hours in which it was done. */
function counted(): { job: DailyJob; done: string[] } {
	const done: string[] = [];
	const job: DailyJob = {
		name: 'sweeping',
		functionName: 'sweeping',
		every: 'day',
		at: '07:40',
		work: async ({ now }) => void done.push(now().toISOString().slice(0, 13)),
	};
	return { job, done };
}
