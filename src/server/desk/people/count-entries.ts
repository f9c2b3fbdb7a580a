import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { PersonEntryKind } from '#src/domain/desk/person-kinds.ts';

import type { Database } from '../../db/database.ts';
import {
	applications,
	notes,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	messages,
	outbox,
	proposals,
	subscribers,
	users,
	waitingList,
} from '../../db/schema.ts';
import type { RowsOfPerson } from './rows-of-person.ts';

/** How much of each kind there is of a person, as one statement sees it. */
export async function countEntries(
	db: Database,
	rows: RowsOfPerson,
): Promise<Record<PersonEntryKind, number>> {
	const [counts] = await countsQuery(db, rows);
	if (!counts) throw new Error('A statement that counts gives one row.');
	return counts;
}

/** The query for the counts. */
export function countsQuery(db: Database, rows: RowsOfPerson) {
	const count = (table: PgTable, isTheirs: SQL | undefined) =>
		sql`(select count(*) from ${table} where ${isTheirs})`;
	const sum = (...counts: SQL[]) => sql.join(counts, sql` + `).mapWith(Number);
	return db
		.select({
			booking: sum(count(bookings, rows.bookings)),
			request: sum(
				count(inquiries, rows.inquiries),
				count(customOffers, rows.customOffers),
				count(proposals, rows.proposals),
				count(callBacks, rows.callBacks),
				count(applications, rows.applications),
				count(waitingList, rows.waitingList),
			),
			message: count(messages, rows.messages).mapWith(Number),
			letter: sum(count(outbox, rows.letters)),
			note: sum(count(notes, rows.notes)),
			account: sum(count(users, rows.users), count(subscribers, rows.subscribers)),
		} satisfies Record<PersonEntryKind, SQL>)
		.from(sql`(values (1)) as one`);
}
