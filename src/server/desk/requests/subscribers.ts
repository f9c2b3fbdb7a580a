import { sql } from 'drizzle-orm';

import type { SubscriberRecord } from '#src/contract/desk/users.ts';
import type { Page } from '#src/contract/http/paging.ts';
import { maskedAddress } from '#src/domain/text/masked-address.ts';

import type { RowKind } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { newestFirst, searched } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { subscribers } from '../../db/schema.ts';

/** One page of the newsletter's readers, the newest first. */
export async function selectSubscribers(
	db: Database,
	page: Page,
): Promise<Paged<SubscriberRecord>> {
	const matches = searched(sql`lower(${subscribers.email})`, page.q);
	const rows = db
		.select(columns)
		.from(subscribers)
		.where(matches)
		.orderBy(...newestFirst(subscribers))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(subscribers, matches));
	return { ...found, rows: found.rows.map(recordOf) };
}

const columns = { id: subscribers.id, email: subscribers.email, createdAt: subscribers.createdAt };

type Row = typeof subscribers.$inferSelect;

function recordOf({ createdAt, ...row }: Row): SubscriberRecord {
	return { ...row, createdAt: createdAt.toISOString() };
}

/** The newsletter's readers, as administrators take them off the list. */
export const subscriberRows: RowKind<typeof subscribers, Row, SubscriberRecord> = {
	subject: 'subscriber',
	missing: 'There is no subscriber with this number.',
	table: subscribers,
	columns,
	rowOf: recordOf,
	// Whoever leaves wants to be forgotten: what is kept tells no more than which of two removals this was.
	labelOf: ({ email }) => maskedAddress(email),
	recordedOf: ({ email }) => ({ email: maskedAddress(email) }),
};
