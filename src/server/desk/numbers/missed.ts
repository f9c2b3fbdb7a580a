import { asc, between, desc, gt, sql } from 'drizzle-orm';

import { mostMissed, type Numbers } from '#src/contract/desk/numbers.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import type { Database } from '../../db/database.ts';
import { missedSearches } from '../../db/schema.ts';

/** What was looked for within some days of New York and not found, the most often first: what one alone looked for is nobody's wish. */
export function selectMissed(
	db: Database,
	{ first, last }: { first: CalendarDate; last: CalendarDate },
): Promise<Numbers['missed']> {
	const { day, kind, words } = missedSearches;
	const count = sql<number>`sum(${missedSearches.count})`.mapWith(Number);
	return db
		.select({ kind, words, count })
		.from(missedSearches)
		.where(between(day, first, last))
		.groupBy(kind, words)
		.having(gt(count, 1))
		.orderBy(desc(count), asc(words), asc(kind))
		.limit(mostMissed);
}
