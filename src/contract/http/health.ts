import * as z from 'zod/mini';

import { query } from './endpoint.ts';

const count = z.int().check(z.nonnegative());
const connections = z.object({ most: count, inUse: count, waiting: count });

/** Whether the service can do its work; the answer's status is 503 when it cannot. */
export type Health = z.infer<typeof health>;
export const health = z.object({
	status: z.enum(['ok', 'unavailable']),
	/** Which engine the service is set up for. */
	database: z.enum(['embedded', 'postgres', 'neon']),
	version: z.string(),
	/** Of the source, in twelve digits; null where the process does not know it. */
	commit: z.nullable(z.string()),
	/** The service is ok when all of these are. */
	checks: z.object({
		/** A connection to the database was free, and answered. */
		connection: z.boolean(),
		/** A row could be written. */
		writing: z.boolean(),
		/** The runtime can hash passwords. */
		passwords: z.boolean(),
	}),
	/** How long the oldest letter waits that is to be sent; null when none does, or nobody knows. */
	oldestLetterSeconds: z.nullable(z.number()),
	/** What is free of the disk with the embedded database's files; null where a server has them, or nobody knows. */
	freeDiskMegabytes: z.nullable(z.number()),
	/** This process's connections to a server: what it may have, what of these is in use, and calls that wait for one. */
	connections: z.nullable(connections),
	/** What to do, where the service is unavailable. */
	message: z.optional(z.string()),
});

export const getHealth = query('GET', '/api/health', health);
