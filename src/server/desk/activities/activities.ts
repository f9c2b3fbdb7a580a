import { desc, type SQL, sql } from 'drizzle-orm';

import {
	type Activity,
	type ActivityPage,
	listedActivities,
} from '#src/contract/desk/activities.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { ActivityKind } from '#src/domain/desk/activity.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst } from '../../db/newest-first.ts';
import type { Paged } from '../../db/paged.ts';
import { changes } from '../../db/schema.ts';
import { activitySources, rowsOf } from './activity-sources.ts';
import { selectUndoable } from './undoable-changes.ts';

/**
 * One page of what people did, the newest first, whatever it was. Each source gives no more rows than the page can
 * need, in the order of its index, and the newest of all are taken.
 * @param reader who reads it, and is told what they can take back
 */
export async function selectActivities(
	db: Database,
	{ kind, limit, offset, ...narrowed }: ActivityPage,
	{ now, reader }: { now: Date; reader: SessionUser },
): Promise<Paged<Activity>> {
	const sources = activitySources(kind);
	const reach = Math.min(offset + limit, listedActivities);
	const newest = sources.map((source) => {
		const order = sql.join(newestFirst(source.table), sql`, `);
		return sql`(${rowsOf(source, narrowed)} order by ${order} limit ${reach})`;
	});
	const rows =
		offset < reach
			? await db
					.select(columns)
					.from(sql`(${together(newest)}) as newest`)
					.orderBy(desc(columns.at), columns.kind, desc(columns.id))
					.limit(reach - offset)
					.offset(offset)
			: [];
	const isWhole = offset === 0 && rows.length < limit;
	const ids = rows.flatMap(({ kind: of, id }) => (of === 'change' ? [id] : []));
	const undoable = await selectUndoable(db, { ids, now, reader });
	return {
		rows: rows.map((row) => ({
			...row,
			at: row.at.toISOString(),
			undo: (row.kind === 'change' && undoable.get(row.id)) || null,
		})),
		total: isWhole
			? rows.length
			: await countListed(
					db,
					sources.map((source) => rowsOf(source, narrowed)),
				),
	};
}

const columns = {
	kind: sql<ActivityKind>`kind`,
	id: sql<number>`id`,
	at: sql`at`.mapWith(changes.createdAt),
	name: sql<string>`name`,
	email: sql<string>`email`,
	details: sql<string>`details`,
	searchFor: sql<string>`search_for`,
	before: sql<Activity['before']>`before`.mapWith(changes.before),
	after: sql<Activity['after']>`after`.mapWith(changes.after),
};

/** How many there are, as far as they can be paged through: nobody waits until all of them are counted. */
async function countListed(db: Database, rows: readonly SQL[]): Promise<number> {
	const listed = sql`(${together(rows)} limit ${listedActivities}) as listed`;
	const [found] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(listed);
	return found?.count ?? 0;
}

function together(selections: readonly SQL[]): SQL {
	return sql.join([...selections], sql` union all `);
}
