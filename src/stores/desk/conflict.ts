import * as z from 'zod/mini';

import { ApiError } from '#src/browser/api.ts';

/** The 409 answer to a change that came too late, by the contract of its endpoint. */
export type ConflictReply<Row> = z.ZodMiniType<{ message: string; current: Row }>;

/** What a failed change says of somebody else's: the message, and the row as it is now. null for any other failure. */
export function conflictOf<Row>(error: unknown, reply: ConflictReply<Row>) {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	return z.safeParse(reply, error.body).data ?? null;
}
