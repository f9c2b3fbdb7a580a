import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** Whether an account has shown that an address, in any case, is its owner's. */
export async function hasVerified(db: Database, userId: number, email: string): Promise<boolean> {
	const isTheirs = and(
		eq(users.id, userId),
		eq(sql`lower(${users.email})`, email.trim().toLowerCase()),
		sql`${users.verifiedAt} is not null`,
	);
	return (await db.$count(users, isTheirs)) === 1;
}
