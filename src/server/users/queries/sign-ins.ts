import type { Database } from '../../db/database.ts';
import { signIns } from '../../db/schema.ts';

/** Writes down that an account signed in. */
export async function insertSignIn(
	transaction: Database,
	signIn: Required<Pick<typeof signIns.$inferInsert, 'userId' | 'device' | 'createdAt'>>,
): Promise<void> {
	await transaction.insert(signIns).values(signIn);
}
