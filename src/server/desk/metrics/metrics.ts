import { differenceInSeconds } from 'date-fns/differenceInSeconds';

import type { Metrics } from '#src/contract/desk/metrics.ts';

import { configuredEngine } from '../../db/client.ts';
import { countLetters, oldestWaiting } from '../../mail/deliver.ts';
import { release } from '../../platform/release.ts';
import {
	durationBounds,
	durationWithin,
	requestCounts,
	type RouteCounts,
} from '../../platform/request-counts.ts';
import { findings } from '../../watch/health.ts';
import type { Dependencies } from '../../world/dependencies.ts';

const scope =
	'Requests, connections and memory are those of the process that answered, since it began: each function that Netlify runs has processes of its own. Letters and checks are those of the whole service.';

/** How the service is doing: this process by its own counts, letters and health by the database. */
export async function collectMetrics(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	request: Request,
): Promise<Metrics> {
	const [letters, oldest] = [await countLetters(db), await oldestWaiting(db)];
	const oldestSeconds = oldest && Math.max(0, differenceInSeconds(now(), oldest));
	const { checks, freeDiskMegabytes, connections } = await findings({ db, now }, request);
	return {
		scope,
		process: processFigures(now()),
		requests: requestCounts().map(routeFigures),
		letters: { ...letters, oldestSeconds },
		...release(),
		database: configuredEngine(),
		freeDiskMegabytes,
		connections,
		checks,
	};
}

function processFigures(now: Date): Metrics['process'] {
	const uptimeSeconds = Math.floor(process.uptime());
	const { rss, heapUsed } = process.memoryUsage();
	return {
		startedAt: new Date(now.getTime() - uptimeSeconds * 1000).toISOString(),
		uptimeSeconds,
		residentMegabytes: megabytes(rss),
		heapMegabytes: megabytes(heapUsed),
	};
}

function routeFigures({ durations, ...counts }: RouteCounts): Metrics['requests'][number] {
	return {
		...counts,
		p50Milliseconds: durationWithin(durations, 0.5),
		p99Milliseconds: durationWithin(durations, 0.99),
		durations: durations.map((requests, place) => ({
			mostMilliseconds: durationBounds[place] ?? null,
			requests,
		})),
	};
}

function megabytes(bytes: number): number {
	return Math.round(bytes / 1_000_000);
}
