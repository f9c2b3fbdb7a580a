import type { Database } from '../db/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Dependencies } from './dependencies.ts';

/** What a job reaches of the world. */
export type JobWorld = Pick<Dependencies, 'randomBytes' | 'siteUrl'> & {
	db: Database;
	now: Clock;
	/** No further part of the work is begun once it is aborted. */
	signal?: AbortSignal | undefined;
};

/**
 * Work that nobody asks for: it is done again and again, may be done twice and by several processes at the same time,
 * ends by itself before its time is over, and leaves the rest to the next turn.
 */
export type Job = MinutelyJob | DailyJob;

type Work = {
	/** For the log: 'waiting list'. */
	name: string;
	/** Of the function by which Netlify does it: 'waiting-list-offers' of `functions/waiting-list-offers.ts`. */
	functionName: string;
	/** @throws what the database throws: the next turn tries again */
	work: (world: JobWorld) => Promise<void>;
};

type MinutelyJob = Work & { every: 'minute' };

/** `at`: from which time of the day on, in UTC: '07:40'. */
export type DailyJob = Work & { every: 'day'; at: string };

// A scheduled function on Netlify ends after 30 seconds: what is begun last has to end too.
const longestRun = 12_000;

/** Whether a turn of work, which begins now, is to begin nothing more. */
export function turn({ signal }: Pick<JobWorld, 'signal'>): () => boolean {
	const begun = performance.now();
	return () => signal?.aborted === true || performance.now() - begun > longestRun;
}
