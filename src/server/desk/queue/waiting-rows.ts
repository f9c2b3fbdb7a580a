import { or, type SQL, sql } from 'drizzle-orm';

import { openHoursAgo } from '#src/domain/bookings/open-hours.ts';
import { type DeskItemKind, isDoneByHand } from '#src/domain/desk/desk-item.ts';
import { endedHoldHours } from '#src/domain/desk/promises.ts';
import { site } from '#src/site.ts';

import { deskItems } from '../../db/schema.ts';
import { type QueueSource, queueSources, type QueueTimes } from './queue-sources.ts';

/**
 * Selects what waits at a moment, of one kind or of all: `kind`, `id`, `due`, and what the desk has made of it
 * (`assignee_id`, `later_until`, `version`, `is_later`). What is done, or in another's hands, is left out.
 */
export function waitingRows(now: Date, kind?: DeskItemKind): SQL {
	const times = { now, endedSince: openHoursAgo(site, now, endedHoldHours) };
	const sources = queueSources.filter((source) => kind === undefined || source.kind === kind);
	return together(sources.map((source) => waitingOf(source, times)));
}

/** How many wait for the desk that were not put off, as a part of another statement. */
export function countQueue(now: Date): SQL<number> {
	return sql`(select count(*) from (${waitingRows(now)}) as waiting where not is_later)`.mapWith(
		Number,
	);
}

/** The parts of a selection by the same columns. */
export function together(parts: readonly SQL[]): SQL {
	return sql.join([...parts], sql` union all `);
}

function waitingOf({ kind, waits }: QueueSource, times: QueueTimes): SQL {
	const { subjectId, state, stateAt, assigneeId, laterUntil, version, updatedAt } = deskItems;
	const isUnseen = sql`(waiting.written is null or waiting.written <= ${updatedAt})`;
	const isPutOff = sql`${laterUntil} > ${times.now.toISOString()}::timestamptz and ${isUnseen}`;
	const isOpen = or(
		sql`${state} is null`,
		sql`${state} = 'Open'`,
		sql`${stateAt} < waiting.written`,
	);
	// Of a hold 'Done' was stored once: it waits whatever stands there.
	const isShown = isDoneByHand(kind) ? isOpen : sql`true`;
	return sql`
		select ${kind}::text as kind, waiting.id, waiting.due, ${assigneeId} as assignee_id,
			${laterUntil} as later_until, coalesce(${version}, 0) as version, coalesce(${isPutOff}, false) as is_later
		from (${waits(times)}) as waiting
		left join ${deskItems} on ${deskItems.kind} = ${kind} and ${subjectId} = waiting.id
		where ${isShown}`;
}
