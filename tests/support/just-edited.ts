import { eq } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import {
	changes,
	type departures,
	type destinations,
	type flights,
	type reviews,
	type tours,
} from '#src/server/db/schema.ts';

import { testNow } from './api.ts';

/** By what a change that a test made up is told from one that an answer wrote down. */
export const madeUp = 'Made up for a test';

/**
 * Makes the row with the id 1 one that the account with the id 1 has edited this moment, and gives what takes it back.
 */
export function justEdited(
	db: Database,
	subject: 'departure' | 'destination' | 'flight' | 'review' | 'tour',
	table: typeof departures | typeof destinations | typeof flights | typeof reviews | typeof tours,
): () => Promise<{ version: number }> {
	return async () => {
		await db.update(table).set({ updatedAt: testNow }).where(eq(table.id, 1));
		await db.insert(changes).values({
			administratorId: 1,
			name: 'Boss',
			email: 'boss@example.com',
			action: 'updated',
			subject,
			subjectId: 1,
			label: madeUp,
			before: {},
			after: {},
			createdAt: testNow,
		});
		return { version: 1 };
	};
}
