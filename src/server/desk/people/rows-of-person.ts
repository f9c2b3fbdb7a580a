import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { RepliedKind } from '#src/domain/desk/desk-item.ts';
import type { Addresses } from '#src/domain/people/same-person.ts';

import type { Database } from '../../db/database.ts';
import {
	applications,
	bookingNotes,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	outbox,
	replies,
	subscribers,
	tripMessages,
	users,
	waitingList,
} from '../../db/schema.ts';
import { bookedBy, ofAddresses } from './of-addresses.ts';

/** Which rows of each table are of whoever has some addresses; each is a condition for one statement. */
export type RowsOfPerson = ReturnType<typeof rowsOfPerson>;

export function rowsOfPerson(db: Database, person: Addresses) {
	const booked = db.select({ id: bookings.id }).from(bookings).where(bookedBy(person));
	const asked = {
		inquiries: ofAddresses(person, inquiries.email),
		customOffers: ofAddresses(person, customOffers.email, customOffers.phone),
		applications: ofAddresses(person, applications.email, applications.phone),
	};
	const repliesTo = (kind: RepliedKind, table: PgTable & { id: AnyColumn }, isTheirs: SQL) =>
		sql`select ${replies.id} from ${replies} where ${and(
			eq(replies.kind, kind),
			sql`${replies.subjectId} in (select ${table.id} from ${table} where ${isTheirs})`,
		)}`;
	return {
		...asked,
		bookings: bookedBy(person),
		callBacks: ofAddresses(person, callBacks.email, callBacks.phone),
		waitingList: ofAddresses(person, waitingList.email),
		tripMessages: inArray(tripMessages.bookingId, booked),
		bookingNotes: inArray(bookingNotes.bookingId, booked),
		// One kind after the other: of a choice between all three the database would read every reply.
		replies: sql`${replies.id} in (${sql.join(
			[
				repliesTo('inquiry', inquiries, asked.inquiries),
				repliesTo('custom offer', customOffers, asked.customOffers),
				repliesTo('application', applications, asked.applications),
			],
			sql` union all `,
		)})`,
		letters: ofAddresses(person, outbox.recipient),
		users: ofAddresses(person, users.email),
		subscribers: ofAddresses(person, subscribers.email),
	};
}
