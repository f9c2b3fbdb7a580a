import { subDays } from 'date-fns/subDays';
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';

import { openHoursAgo } from '#src/domain/bookings/open-hours.ts';
import { type DeskItemKind, theirKinds } from '#src/domain/desk/desk-item.ts';
import { endedHoldHours } from '#src/domain/desk/promises.ts';
import { doneDays } from '#src/domain/desk/queue-tally.ts';
import { site } from '#src/site.ts';

import { deskItems } from '../../db/schema.ts';
import { isUndone } from '../../db/schema/desk.ts';
import { isAbout, isPutOff } from '../../inbox/where-it-stands.ts';
import {
	type DerivedSource,
	type QueueSource,
	queueSources,
	type QueueTimes,
	type RequestSource,
} from './queue-sources.ts';

const { assigneeId, laterUntil, subjectId, version, updatedAt } = deskItems;

/**
 * Selects what waits at a moment, of one kind or of all: `kind`, `id`, `due`, and what the desk has made of it
 * (`assignee_id`, `later_until`, `version`, `is_later`) and whether somebody else has the next word (`is_theirs`). What is done, or in another's hands, is left out. All that says how
 * much waits asks this.
 */
export function waitingRows(now: Date, kind?: DeskItemKind): SQL {
	const times = { now, endedSince: openHoursAgo(site, now, endedHoldHours) };
	const sources = queueSources.filter((source) => kind === undefined || source.kind === kind);
	const isTheirs = sql`(kind in ${theirKinds} and due > ${now.toISOString()}::timestamptz)`;
	return sql`
		select *, ${isTheirs} as is_theirs
		from (${together(sources.map((source) => waitingOf(source, times)))}) as of_any_kind`;
}

/** Requests, and tasks of our own: what follows from other rows ends with them, and is not looked up. */
const doneKinds = queueSources
	.filter((source) => !('waits' in source) || source.kind === 'task')
	.map((source) => source.kind);

/** Selects what was done lately, as `waitingRows`; `due` is when. */
export function doneRows(now: Date, kind?: DeskItemKind): SQL {
	const shown = kind === undefined ? doneKinds : doneKinds.filter((each) => each === kind);
	const isLate = gt(updatedAt, subDays(now, doneDays));
	return sql`
		select ${deskItems.kind} as kind, ${subjectId} as id, ${updatedAt} as due, ${assigneeId} as assignee_id,
			null::timestamptz as later_until, ${version} as version, false as is_later, false as is_theirs
		from ${deskItems}
		where ${and(eq(deskItems.state, 'Done'), inArray(deskItems.kind, shown), isLate)}`;
}

/** The parts of a selection by the same columns. */
export function together(parts: readonly SQL[]): SQL {
	return sql.join([...parts], sql` union all `);
}

function waitingOf(source: QueueSource, times: QueueTimes): SQL {
	return 'waits' in source ? derivedOf(source, times) : requestsOf(source, times);
}

function requestsOf({ kind, due, dueJoins }: RequestSource, { now }: QueueTimes): SQL {
	return sql`
		select ${kind}::text as kind, ${subjectId} as id, ${due} as due, ${assigneeId} as assignee_id,
			${laterUntil} as later_until, ${version} as version, coalesce(${isPutOff(now)}, false) as is_later
		from ${deskItems} ${dueJoins ?? sql``}
		where ${and(eq(deskItems.kind, kind), isUndone(deskItems))}`;
}

function derivedOf({ kind, waits }: DerivedSource, times: QueueTimes): SQL {
	const isStill = sql`(waiting.back is null or waiting.back <= ${updatedAt})`;
	return sql`
		select ${kind}::text as kind, waiting.id, waiting.due, ${assigneeId} as assignee_id,
			${laterUntil} as later_until, coalesce(${version}, 0) as version,
			coalesce(${and(isPutOff(times.now), isStill)}, false) as is_later
		from (${waits(times)}) as waiting
		left join ${deskItems} on ${isAbout(kind, sql`waiting.id`)}
		where ${or(sql`${version} is null`, isUndone(deskItems))}`;
}
