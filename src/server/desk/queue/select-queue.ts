import { asc, eq, or, type SQL, sql } from 'drizzle-orm';

import type { Colleague, Queue, QueuePage, QueueRow } from '#src/contract/desk/queue.ts';
import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import type { QueueShare, QueueView } from '#src/domain/desk/queue-tally.ts';
import { wordsOf } from '#src/domain/text/slug.ts';

import type { Database } from '../../db/database.ts';
import { deskItems, users } from '../../db/schema.ts';
import { type QueueSource, queueSources } from './queue-sources.ts';
import { doneRows, together, waitingRows } from './waiting-rows.ts';

/** Whose queue it is, and when. */
type Looking = { userId: number; now: Date };

/**
 * A page of what waits for the desk, and how many there are of everything: first what we owe somebody, then what waits for
 * them and is not due yet, as a hold that runs; of each what is due first.
 */
export async function selectQueue(db: Database, page: QueuePage, looking: Looking): Promise<Queue> {
	const isDone = page.view === 'done';
	return {
		rows: (await queueRows(db, page, looking)).map((row) => rowOf(row, isDone)),
		tally: await queueTally(db, looking),
		colleagues: await selectColleagues(db),
	};
}

/** Whoever works at the desk, by name. */
function selectColleagues(db: Database): Promise<Colleague[]> {
	return db
		.select({ id: users.id, name: users.fullName })
		.from(users)
		.where(or(users.isAdmin, users.isAgent))
		.orderBy(asc(users.fullName), asc(users.id));
}

/** The query for the rows of a page. Which ones they are is found out before anything else is read of them. */
export function queueRows(
	db: Database,
	{ kind, view, share, limit, offset }: QueuePage,
	{ userId, now }: Looking,
) {
	const rows = view === 'done' ? doneRows(now, kind) : waitingRows(now, kind);
	const isShown = view === undefined || view === 'done' ? sql`not is_later` : isOf[view];
	const isWhose = share === undefined ? sql`true` : sql`${shareOf(userId)} = ${share}`;
	const order = [...orderOf(view), sql`kind`, sql`id`];
	const page = sql`
		select * from (${rows}) as waiting where ${isShown} and ${isWhose}
		order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`;
	const listed = sql`(with page as materialized (${page}) ${together(queueSources.map(factsOf))}) as listed`;
	return db
		.select({ ...columns, assignee: users.fullName })
		.from(listed)
		.leftJoin(users, eq(users.id, sql`listed.assignee_id`))
		.orderBy(...order.map((part) => sql`listed.${part}`));
}

const isOf = {
	due: sql`not is_later and not is_theirs`,
	theirs: sql`not is_later and is_theirs`,
	later: sql`is_later`,
} as const satisfies Record<Exclude<QueueView, 'done'>, SQL>;

/** Put off: what comes back first. Done: what was last. All else: what we owe before what others have time for. */
function orderOf(view: QueueView | undefined): SQL[] {
	if (view === 'later') return [sql`later_until`];
	return view === 'done' ? [sql`due desc`] : [sql`is_theirs`, sql`due`];
}

/** The query for how many wait of each kind, and whose they are. */
export function queueTally(db: Database, { userId, now }: Looking) {
	return db
		.select({
			kind: sql<DeskItemKind>`kind`,
			view: sql<QueueView>`${viewOfRow}`.as('view'),
			share: sql<QueueShare>`${shareOf(userId)}`.as('share'),
			count: sql`count(*)`.mapWith(Number),
		})
		.from(
			sql`(
				select *, false as is_done from (${waitingRows(now)}) as waiting
				union all select *, true from (${doneRows(now)}) as done
			) as queued`,
		)
		.groupBy(sql`1, 2, 3`)
		.orderBy(sql`1, 2, 3`);
}

const columns = {
	kind: sql<DeskItemKind>`kind`,
	id: sql<number>`listed.id`,
	due: sql`due`.mapWith(deskItems.createdAt),
	assigneeId: sql<number | null>`assignee_id`,
	laterUntil: sql<Date | null>`later_until`.mapWith(deskItems.laterUntil),
	version: sql<number>`listed.version`,
	isLater: sql<boolean>`is_later`,
	who: sql<string>`who`,
	what: sql<string>`what`,
	since: sql`since`.mapWith(deskItems.createdAt),
	begins: sql<Date | null>`begins`.mapWith(deskItems.laterUntil),
	bookingId: sql<number | null>`listed.booking_id`,
};

type Listed = Awaited<ReturnType<typeof queueRows>>[number];

function rowOf(listed: Listed, isDone: boolean): QueueRow {
	const { kind, id, version, who, what, bookingId, assigneeId, assignee, isLater } = listed;
	return {
		kind,
		id,
		assignee: assigneeId === null ? null : { id: assigneeId, name: assignee ?? '' },
		laterUntil: isLater ? (listed.laterUntil?.toISOString() ?? null) : null,
		state: isDone ? 'Done' : isLater ? 'Later' : 'Open',
		version,
		who,
		what: kind === 'application' ? wordsOf(what) : what,
		since: listed.since.toISOString(),
		due: listed.due.toISOString(),
		doneAt: isDone ? listed.due.toISOString() : null,
		from: listed.begins?.toISOString() ?? null,
		bookingId,
	};
}

function shareOf(userId: number): SQL {
	return sql`case when assignee_id is null then 'nobody'
		when assignee_id = ${userId} then 'mine' else 'colleagues' end`;
}

const viewOfRow = sql`case when is_done then 'done' when is_later then 'later' when is_theirs then 'theirs' else 'due' end`;

function factsOf({ kind, table, joins, who, what, since, from, bookingId }: QueueSource): SQL {
	return sql`
		select page.*, ${who} as who, ${what} as what, ${since} as since, ${from ?? sql`null::timestamptz`} as begins,
			${bookingId ?? sql`null::int`} as booking_id
		from page join ${table} on ${table.id} = page.id ${joins ?? sql``}
		where page.kind = ${kind}`;
}
