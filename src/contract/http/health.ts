import * as z from 'zod/mini';

import { query } from './endpoint.ts';

/** Whether the service can do its work; the answer's status is 503 when it cannot. */
export type Health = z.infer<typeof health>;
export const health = z.object({
	status: z.enum(['ok', 'unavailable']),
	/** Which engine the service is set up for. */
	database: z.enum(['embedded', 'postgres', 'neon']),
	version: z.string(),
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
	/** What to do, where the service is unavailable. */
	message: z.optional(z.string()),
});

export const getHealth = query('GET', '/api/health', health);
