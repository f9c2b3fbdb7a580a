import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';

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
	const repliesTo = (kind: RepliedKind, ids: SQL) =>
		and(eq(replies.kind, kind), sql`${replies.subjectId} in (${ids})`);
	return {
		...asked,
		bookings: bookedBy(person),
		callBacks: ofAddresses(person, callBacks.email, callBacks.phone),
		waitingList: ofAddresses(person, waitingList.email),
		tripMessages: inArray(tripMessages.bookingId, booked),
		bookingNotes: inArray(bookingNotes.bookingId, booked),
		replies: or(
			repliesTo('inquiry', sql`select ${inquiries.id} from ${inquiries} where ${asked.inquiries}`),
			repliesTo(
				'custom offer',
				sql`select ${customOffers.id} from ${customOffers} where ${asked.customOffers}`,
			),
			repliesTo(
				'application',
				sql`select ${applications.id} from ${applications} where ${asked.applications}`,
			),
		),
		letters: ofAddresses(person, outbox.recipient),
		users: ofAddresses(person, users.email),
		subscribers: ofAddresses(person, subscribers.email),
	};
}
