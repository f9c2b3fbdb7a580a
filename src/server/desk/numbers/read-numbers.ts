import { type Numbers, periodsShown } from '#src/contract/desk/numbers.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { lastPeriods, type PeriodLength } from '#src/domain/desk/periods.ts';

import type { Database } from '../../db/database.ts';
import { selectAnswers } from './answers.ts';
import { selectMissed } from './missed.ts';
import { selectPeriods } from './period-figures.ts';
import { selectShares } from './shares.ts';
import { selectSlow } from './slow-departures.ts';

/** How business goes at this moment, by weeks or months. */
export async function readNumbers(
	db: Database,
	{ by, now }: { by: PeriodLength; now: Date },
): Promise<Numbers> {
	const today = newYorkDay(now);
	const periods = lastPeriods(today, by, periodsShown);
	const all = { first: periods.at(0)?.first ?? today, last: today };
	return {
		periods: await selectPeriods(db, periods, today),
		answers: await selectAnswers(db, all, now),
		...(await selectShares(db, all)),
		missed: await selectMissed(db, all),
		slow: await selectSlow(db, today, now),
	};
}
