import { mostFound } from '#src/contract/desk/find.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst, searched } from '../../db/newest-first.ts';
import { users } from '../../db/schema.ts';

export type AccountHit = { id: number; name: string; email: string };

/** The accounts that fit what is searched for, the newest first. */
export function foundAccounts(db: Database, q: string): Promise<AccountHit[]> {
	return db
		.select({ id: users.id, name: users.fullName, email: users.email })
		.from(users)
		.where(searched(users.searchText, q))
		.orderBy(...newestFirst(users))
		.limit(mostFound);
}
