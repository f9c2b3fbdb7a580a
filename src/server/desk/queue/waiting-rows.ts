import { and, eq, or, type SQL, sql } from 'drizzle-orm';

import { openHoursAgo } from '#src/domain/bookings/open-hours.ts';
import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import { endedHoldHours } from '#src/domain/desk/promises.ts';
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

/**
 * Selects what waits at a moment, of one kind or of all: `kind`, `id`, `due`, and what the desk has made of it
 * (`assignee_id`, `later_until`, `version`, `is_later`). What is done, or in another's hands, is left out. All that says how
 * much waits asks this.
 */
export function waitingRows(now: Date, kind?: DeskItemKind): SQL {
	const times = { now, endedSince: openHoursAgo(site, now, endedHoldHours) };
	const sources = queueSources.filter((source) => kind === undefined || source.kind === kind);
	return together(sources.map((source) => waitingOf(source, times)));
}

/** The parts of a selection by the same columns. */
export function together(parts: readonly SQL[]): SQL {
	return sql.join([...parts], sql` union all `);
}

function waitingOf(source: QueueSource, times: QueueTimes): SQL {
	return 'waits' in source ? derivedOf(source, times) : requestsOf(source, times);
}

const { assigneeId, laterUntil, subjectId, version, updatedAt } = deskItems;

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
