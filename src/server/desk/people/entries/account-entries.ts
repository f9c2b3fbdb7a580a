import type { EntryOf } from '#src/contract/desk/person.ts';

import type { Database } from '../../../db/database.ts';
import { newestFirst } from '../../../db/newest-first.ts';
import { subscribers, users } from '../../../db/schema.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';

type Entry = EntryOf<'account'>;

/** When a person registered, and when they asked for the newsletter. */
export async function accountEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<Entry[]> {
	const registered = await db
		.select({ id: users.id, email: users.email, createdAt: users.createdAt })
		.from(users)
		.where(rows.users)
		.orderBy(...newestFirst(users))
		.limit(limit);
	const subscribed = await db
		.select({ id: subscribers.id, email: subscribers.email, createdAt: subscribers.createdAt })
		.from(subscribers)
		.where(rows.subscribers)
		.orderBy(...newestFirst(subscribers))
		.limit(limit);
	return [
		...registered.map((row) => entryOf('registered', row)),
		...subscribed.map((row) => entryOf('subscribed', row)),
	];
}

function entryOf(
	what: Entry['what'],
	{ createdAt, ...row }: { id: number; email: string; createdAt: Date },
): Entry {
	return { kind: 'account', what, at: createdAt.toISOString(), ...row };
}
