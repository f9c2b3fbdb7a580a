import { subMinutes } from 'date-fns/subMinutes';
import { and, eq, gt, inArray, max, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { UndoableChange } from '#src/contract/desk/undo.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';

import type { Database } from '../../db/database.ts';
import { changes, departures, destinations, flights, tours } from '../../db/schema.ts';

/** The newest change of the same row: two of one moment are told apart by their order. */
function newestOf(db: Database) {
	const others = alias(changes, 'others');
	return sql`(${db
		.select({ newest: max(others.id) })
		.from(others)
		.where(and(eq(others.subject, changes.subject), eq(others.subjectId, changes.subjectId)))})`;
}

type Asked = { ids: readonly number[]; now: Date; reader: SessionUser };

/**
 * Which of these changes somebody who reads the log can take back: those of the catalog that made their row what it is,
 * within ten minutes. An agent takes back their own.
 * @returns what takes each back, by the change's id
 */
export async function selectUndoable(
	db: Database,
	{ ids, now, reader }: Asked,
): Promise<ReadonlyMap<number, UndoableChange>> {
	if (ids.length === 0) return new Map();
	const { subject, subjectId, createdAt } = changes;
	const rows = await db
		.select({
			change: changes.id,
			subject: sql<UndoableChange['subject']>`${subject}`,
			id: subjectId,
			version:
				sql`coalesce(${flights.version}, ${tours.version}, ${destinations.version}, ${departures.version})`.mapWith(
					Number,
				),
		})
		.from(changes)
		.leftJoin(
			flights,
			and(eq(subject, 'flight'), eq(flights.id, subjectId), eq(flights.updatedAt, createdAt)),
		)
		.leftJoin(
			tours,
			and(eq(subject, 'tour'), eq(tours.id, subjectId), eq(tours.updatedAt, createdAt)),
		)
		.leftJoin(
			destinations,
			and(
				eq(subject, 'destination'),
				eq(destinations.id, subjectId),
				eq(destinations.updatedAt, createdAt),
			),
		)
		.leftJoin(
			departures,
			and(
				eq(subject, 'departure'),
				eq(changes.action, 'updated'),
				eq(departures.id, subjectId),
				eq(departures.updatedAt, createdAt),
			),
		)
		.where(
			and(
				inArray(changes.id, [...ids]),
				gt(createdAt, subMinutes(now, undoMinutes)),
				eq(changes.id, newestOf(db)),
				reader.isAdmin ? undefined : eq(changes.administratorId, reader.id),
				or(
					sql`${flights.id} is not null`,
					sql`${tours.id} is not null`,
					sql`${destinations.id} is not null`,
					sql`${departures.id} is not null`,
				),
			),
		);
	return new Map(rows.map(({ change, ...undo }) => [change, undo]));
}
