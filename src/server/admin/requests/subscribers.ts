import { eq, sql } from 'drizzle-orm';

import type { SubscriberRecord } from '#src/contract/admin/users.ts';
import type { Page } from '#src/contract/http/paging.ts';

import type { Database } from '../../db/database.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { subscribers } from '../../db/schema.ts';
import { newestFirst, searched } from '../newest-first.ts';

/** One page of the newsletter's readers, the newest first. */
export async function selectSubscribers(
	db: Database,
	page: Page,
): Promise<Paged<SubscriberRecord>> {
	const matches = searched(sql`lower(${subscribers.email})`, page.q);
	const rows = db
		.select()
		.from(subscribers)
		.where(matches)
		.orderBy(...newestFirst(subscribers))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(subscribers, matches));
	return { ...found, rows: found.rows.map(recordOf) };
}

/** Takes a reader off the list; null where there is none. */
export async function deleteSubscriber(
	transaction: Database,
	id: number,
): Promise<SubscriberRecord | null> {
	const [row] = await transaction.delete(subscribers).where(eq(subscribers.id, id)).returning();
	return row ? recordOf(row) : null;
}

function recordOf({ id, email, createdAt }: typeof subscribers.$inferSelect): SubscriberRecord {
	return { id, email, createdAt: createdAt.toISOString() };
}
