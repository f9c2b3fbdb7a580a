import { and, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { DeskItemKind } from '#src/domain/desk/desk-item.ts';
import type { RequestState } from '#src/domain/requests/request-state.ts';

import type { Database } from '../db/database.ts';
import { deskItems } from '../db/schema.ts';
import { isUndone } from '../db/schema/desk.ts';

const { kind, subjectId, state, laterUntil } = deskItems;

/** The condition that what stands there is about a row. */
export function isAbout(of: DeskItemKind, id: AnyPgColumn | number | SQL): SQL | undefined {
	return and(eq(kind, of), eq(subjectId, id));
}

/** The condition that something is put off at a moment. */
export function isPutOff(now: Date): SQL {
	return gt(laterUntil, now);
}

/** The condition that something waits for the desk at a moment: it is neither answered, nor done, nor put off. */
export function isWaiting(now: Date): SQL | undefined {
	return and(isUndone(deskItems), or(isNull(laterUntil), lte(laterUntil, now)));
}

/** Where something stands at a moment: what was put off until then is open. */
export function stateAt(now: Date): SQL<RequestState> {
	return sql<RequestState>`case when ${lte(laterUntil, now)} then 'Open' else ${state} end`;
}

/** The condition that what somebody asked stands there at a moment. */
export function standsAt(
	db: Database,
	of: DeskItemKind,
	id: AnyPgColumn,
	{ state: wanted, now }: { state: RequestState; now: Date },
): SQL | undefined {
	const here = and(isAbout(of, id), isInState(wanted, now));
	return exists(
		db
			.select({ one: sql`1` })
			.from(deskItems)
			.where(here),
	);
}

function isInState(wanted: RequestState, now: Date): SQL | undefined {
	if (wanted === 'Open') return isWaiting(now);
	return and(eq(state, wanted), wanted === 'Later' ? isPutOff(now) : undefined);
}
