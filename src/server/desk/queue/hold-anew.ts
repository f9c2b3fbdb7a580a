import { and, eq, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { deskItems } from '../../db/schema.ts';

/** A booking whose hold has another end waits anew: nobody has put that off. */
export async function holdAnew(transaction: Database, bookingId: number): Promise<void> {
	const isIt = and(eq(deskItems.kind, 'hold'), eq(deskItems.subjectId, bookingId));
	await transaction
		.update(deskItems)
		.set({ laterUntil: null, version: sql`${deskItems.version} + 1` })
		.where(and(isIt, isNotNull(deskItems.laterUntil)));
}
