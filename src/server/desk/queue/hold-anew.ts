import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { deskItems } from '../../db/schema.ts';
import { isAbout } from '../../inbox/where-it-stands.ts';

/** A booking whose hold has another end waits anew: nobody has put that off. */
export async function holdAnew(transaction: Database, bookingId: number): Promise<void> {
	await transaction
		.update(deskItems)
		.set({ state: 'Open', laterUntil: null, version: sql`${deskItems.version} + 1` })
		.where(and(isAbout('hold', bookingId), eq(deskItems.state, 'Later')));
}
