import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { type PersonRowKind, personRowKinds } from '#src/domain/desk/person-row.ts';
import { messageSubjects } from '#src/domain/messages/message.ts';
import { rowKindOf } from '#src/domain/messages/row-kind.ts';
import type { Addresses } from '#src/domain/people/same-person.ts';

import { messages, notes, outbox, subscribers } from '../../db/schema.ts';
import { aboutColumns as messageColumns } from '../../messages/about.ts';
import { aboutColumns as noteColumns } from './notes/about.ts';
import { ofAddresses } from './of-addresses.ts';
import { personSources } from './person-sources.ts';

/** Which rows of each table are of whoever has some addresses; each is a condition for one statement. */
export type RowsOfPerson = ReturnType<typeof rowsOfPerson>;

export function rowsOfPerson(person: Addresses) {
	const left = (kind: PersonRowKind) => {
		const { email, phone } = personSources[kind];
		return ofAddresses(person, email, phone);
	};
	/** That a row of a table is about one that they left. One after the other: of a choice the database would read all rows. */
	const isAbout = (
		table: PgTable & { id: AnyColumn },
		columns: readonly (readonly [PersonRowKind, AnyColumn])[],
	): SQL => {
		const about = columns.map(([kind, column]) => {
			const { from, id } = personSources[kind];
			return sql`select ${table.id} from ${table} where ${column} in (select ${id} from ${from} where ${left(kind)})`;
		});
		return sql`${table.id} in (${sql.join(about, sql` union all `)})`;
	};
	return {
		bookings: left('booking'),
		inquiries: left('inquiry'),
		customOffers: left('custom-offer'),
		applications: left('application'),
		proposals: left('offer'),
		callBacks: left('call-back'),
		waitingList: left('waiting-list'),
		users: left('account'),
		messages: isAbout(
			messages,
			messageSubjects.map((subject) => [rowKindOf[subject], messages[messageColumns[subject]]]),
		),
		notes: isAbout(
			notes,
			personRowKinds.map((kind) => [kind, notes[noteColumns[kind]]]),
		),
		letters: ofAddresses(person, outbox.recipient),
		subscribers: ofAddresses(person, subscribers.email),
	};
}
