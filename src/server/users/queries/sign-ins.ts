import type { Database } from '../../db/database.ts';
import { signIns } from '../../db/schema.ts';

/** Writes down that an account signed in. */
export async function insertSignIn(
	transaction: Database,
	userId: number,
	createdAt: Date,
): Promise<void> {
	await transaction.insert(signIns).values({ userId, createdAt });
}
