import { subDays } from 'date-fns/subDays';
import { eq, lt, sql } from 'drizzle-orm';

import { requestMessages } from '#src/contract/requests/requests.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { type MissedKind, missedWords } from '#src/domain/catalog/missed-search.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { missedSearches } from '../db/schema.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';

/** Different words of one day: more are somebody's joke. */
const mostOfDay = 2000;
/** As far back as Numbers looks. */
const keptDays = 365;

const limit: RateLimit = {
	name: 'missed-searches',
	most: 40,
	windowSeconds: 60 * 60,
	message: requestMessages.tooMany,
};

/**
 * Counts a search that found nothing, and forgets those of more than a year before.
 * @returns whether it was counted: not what may say who somebody is, nor what a day has no room for
 * @throws HttpError 429
 */
export async function countMissedSearch(
	deps: Dependencies,
	{ kind, words: typed }: { kind: MissedKind; words: string },
): Promise<boolean> {
	const words = missedWords(typed);
	const day = newYorkDay(deps.now());
	return inTransaction(deps.db, async (transaction) => {
		await countCall(transaction, limit, deps);
		if (words === null) return false;
		const ofDay = await transaction.$count(missedSearches, eq(missedSearches.day, day));
		if (ofDay >= mostOfDay) return false;
		const { count } = missedSearches;
		await transaction
			.insert(missedSearches)
			.values({ day, kind, words })
			.onConflictDoUpdate({
				target: [missedSearches.day, missedSearches.kind, missedSearches.words],
				set: { count: sql`${count} + 1` },
			});
		const oldest = newYorkDay(subDays(deps.now(), keptDays));
		await transaction.delete(missedSearches).where(lt(missedSearches.day, oldest));
		return true;
	});
}
