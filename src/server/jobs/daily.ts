import { subDays } from 'date-fns/subDays';
import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { seeds } from '../db/schema.ts';
import type { DailyJob, JobWorld } from '../world/job.ts';

/** When a job of the day was due last. @param at the time of the day, in UTC: '07:40' */
export function lastDue(at: string, now: Date): Date {
	const today = new Date(`${now.toISOString().slice(0, 10)}T${at}:00Z`);
	return today <= now ? today : subDays(today, 1);
}

/**
 * Does a job of the day unless it was done since it was due last, by whatever process: what was due while none ran is done
 * by the next one that starts, and once. What fails is not noted, so that it is tried again.
 */
export async function doIfDue(job: DailyJob, world: JobWorld): Promise<void> {
	const { db, now, signal } = world;
	const begun = now();
	const done = await lastDone(db, job);
	if (done !== null && done >= lastDue(job.at, begun)) return;
	await job.work(world);
	// The process ends: what was left of it is done after the next start.
	if (signal?.aborted === true) return;
	const note = { name: noteOf(job), plantedAt: begun };
	await db.insert(seeds).values(note).onConflictDoUpdate({ target: seeds.name, set: note });
}

async function lastDone(db: Database, job: DailyJob): Promise<Date | null> {
	const [note] = await db
		.select()
		.from(seeds)
		.where(eq(seeds.name, noteOf(job)));
	return note?.plantedAt ?? null;
}

function noteOf({ name }: DailyJob): string {
	return `job ${name}`;
}
