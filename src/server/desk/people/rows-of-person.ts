import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Addresses } from '#src/domain/people/same-person.ts';

import type { Database } from '../../db/database.ts';
import {
	applications,
	bookingNotes,
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
import { bookedBy, ofAddresses } from './of-addresses.ts';

/** Which rows of each table are of whoever has some addresses; each is a condition for one statement. */
export type RowsOfPerson = ReturnType<typeof rowsOfPerson>;

export function rowsOfPerson(db: Database, person: Addresses) {
	const booked = db.select({ id: bookings.id }).from(bookings).where(bookedBy(person));
	const asked = {
		inquiries: ofAddresses(person, inquiries.email),
		customOffers: ofAddresses(person, customOffers.email, customOffers.phone),
		applications: ofAddresses(person, applications.email, applications.phone),
		proposals: ofAddresses(person, proposals.email, proposals.phone),
	};
	const about = (row: AnyColumn, table: PgTable & { id: AnyColumn }, isTheirs: SQL) =>
		sql`select ${messages.id} from ${messages} where ${row} in (select ${table.id} from ${table} where ${isTheirs})`;
	return {
		...asked,
		bookings: bookedBy(person),
		callBacks: ofAddresses(person, callBacks.email, callBacks.phone),
		waitingList: ofAddresses(person, waitingList.email),
		// One after the other: of a choice between all of them the database would read every message.
		messages: sql`${messages.id} in (${sql.join(
			[
				about(messages.bookingId, bookings, bookedBy(person)),
				about(messages.inquiryId, inquiries, asked.inquiries),
				about(messages.customOfferId, customOffers, asked.customOffers),
				about(messages.applicationId, applications, asked.applications),
				about(messages.proposalId, proposals, asked.proposals),
			],
			sql` union all `,
		)})`,
		bookingNotes: inArray(bookingNotes.bookingId, booked),
		letters: ofAddresses(person, outbox.recipient),
		users: ofAddresses(person, users.email),
		subscribers: ofAddresses(person, subscribers.email),
	};
}
