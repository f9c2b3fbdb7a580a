import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { EntryOf } from '#src/contract/desk/person.ts';
import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import type { PersonRowKind } from '#src/domain/desk/person-row.ts';

import { newestFirst } from '../../../admin/newest-first.ts';
import type { Database } from '../../../db/database.ts';
import {
	applications,
	bookings,
	customOffers,
	inquiries,
	replies,
	tripMessages,
} from '../../../db/schema.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';

type Entry = EntryOf<'message'>;

/** The newest that a person and the desk wrote to each other: about trips, and what the desk replied to requests. */
export async function messageEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<Entry[]> {
	const written = await Promise.all([tripEntries(db, rows, limit), replyEntries(db, rows, limit)]);
	return written.flat();
}

async function tripEntries(db: Database, rows: RowsOfPerson, limit: number): Promise<Entry[]> {
	const { id, bookingId, author, body: text, createdAt } = tripMessages;
	const found = await db
		.select({ id, bookingId, label: bookings.reference, author, text, createdAt })
		.from(tripMessages)
		.innerJoin(bookings, eq(bookings.id, bookingId))
		.where(rows.tripMessages)
		.orderBy(...newestFirst(tripMessages))
		.limit(limit);
	return found.map(({ bookingId: of, label, createdAt: at, ...row }) => ({
		kind: 'message',
		at: at.toISOString(),
		about: { kind: 'booking', id: of, label },
		...row,
	}));
}

const repliedRows: Readonly<Record<RepliedKind, PersonRowKind>> = {
	inquiry: 'inquiry',
	'custom offer': 'custom-offer',
	application: 'application',
};

async function replyEntries(db: Database, rows: RowsOfPerson, limit: number): Promise<Entry[]> {
	const { id, kind, subjectId, author, body: text, createdAt } = replies;
	const isOf = (each: RepliedKind, row: SQL) => and(eq(kind, each), eq(subjectId, row));
	const label = sql<string>`coalesce(${inquiries.subject}, ${customOffers.destination}, ${applications.job}, '')`;
	const found = await db
		.select({ id, kind, subjectId, label, author, text, createdAt })
		.from(replies)
		.leftJoin(inquiries, isOf('inquiry', sql`${inquiries.id}`))
		.leftJoin(customOffers, isOf('custom offer', sql`${customOffers.id}`))
		.leftJoin(applications, isOf('application', sql`${applications.id}`))
		.where(rows.replies)
		.orderBy(...newestFirst(replies))
		.limit(limit);
	return found.map(({ kind: replied, subjectId: of, label: named, createdAt: at, ...row }) => ({
		kind: 'message',
		at: at.toISOString(),
		about: { kind: repliedRows[replied], id: of, label: named },
		...row,
	}));
}
