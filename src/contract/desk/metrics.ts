import * as z from 'zod/mini';

import { query } from '../http/endpoint.ts';
import { health } from '../http/health.ts';
import { forAct } from './for-act.ts';

const count = z.int().check(z.nonnegative());
const milliseconds = z.nullable(z.number());

/** How the service is doing, for whoever operates it. */
export type Metrics = z.infer<typeof metrics>;
const metrics = z.object({
	/** What `process` and `requests` tell of, in words. */
	scope: z.string(),
	process: z.object({
		startedAt: z.iso.datetime(),
		uptimeSeconds: count,
		residentMegabytes: count,
		heapMegabytes: count,
	}),
	/** The most asked first; the route 'none' stands for addresses that nothing answers. */
	requests: z.array(
		z.object({
			method: z.string(),
			route: z.string(),
			requests: count,
			/** { '2xx': 5 } */
			byStatus: z.record(z.string(), count),
			/** Of all of them together. */
			milliseconds: z.number(),
			/** As far as the bounds of `durations` can tell; null behind the last of them. */
			p50Milliseconds: milliseconds,
			p99Milliseconds: milliseconds,
			/** How many took as long at most, and longer than the bound before; null: longer than all bounds. */
			durations: z.array(z.object({ mostMilliseconds: milliseconds, requests: count })),
		}),
	),
	...z.pick(health, {
		database: true,
		version: true,
		commit: true,
		freeDiskMegabytes: true,
		connections: true,
		checks: true,
	}).shape,
	letters: z.object({
		waiting: count,
		/** Tried as often as a letter is, in vain. */
		givenUp: count,
		oldestSeconds: z.nullable(count),
	}),
});

export const readMetrics = forAct('operation', query('GET', '/api/metrics', metrics));
