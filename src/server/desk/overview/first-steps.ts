import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';

import { type FirstStep, firstSteps, type FirstSteps } from '#src/contract/desk/first-steps.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { placeholdersIn } from '#src/domain/editorial/placeholders.ts';
import { site } from '#src/site.ts';

import { isOnSale } from '../../catalog/on-sale.ts';
import {
	departures,
	destinations,
	flights,
	secondFactors,
	seeds,
	tours,
	users,
} from '../../db/schema.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/** What is known elsewhere. */
type Known = { viewer: { id: number }; sendsLetters: boolean };

/** What an agency has still to do before it is open to the public, as one statement sees it. */
export async function readFirstSteps(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ viewer, sendsLetters }: Known,
): Promise<FirstSteps> {
	const madeUp = placeholdersIn(site);
	// What was planted came with the note of it, in one transaction.
	const samplesOf = (table: typeof tours | typeof flights | typeof destinations): SQL =>
		sql`(select count(*) from ${table} join ${seeds} on ${seeds.plantedAt} = ${table.createdAt} where ${isOnSale(table)})`;
	const isAhead = and(eq(departures.state, 'open'), gt(departures.date, utcToday(now())));
	const sold = db.select({ id: tours.id }).from(tours).where(isOnSale(tours));
	const [found] = await db
		.select({
			samples:
				sql`${samplesOf(tours)} + ${samplesOf(flights)} + ${samplesOf(destinations)}`.mapWith(
					Number,
				),
			tours: db.$count(tours, isOnSale(tours)),
			departures: db.$count(departures, and(isAhead, inArray(departures.tourId, sold))),
			colleagues: db.$count(users, or(eq(users.isAdmin, true), eq(users.isAgent, true))),
			factors: db.$count(
				secondFactors,
				and(eq(secondFactors.userId, viewer.id), isNotNull(secondFactors.confirmedAt)),
			),
		})
		.from(sql`(values (1)) as one`);
	if (!found) throw new Error('A statement that counts gives one row.');
	const isDone: Record<FirstStep, boolean> = {
		agency: madeUp.length === 0,
		samples: found.samples === 0,
		tour: found.tours > 0,
		departure: found.departures > 0,
		letters: sendsLetters,
		'second factor': found.factors > 0,
		colleague: found.colleagues > 1,
	};
	return { open: firstSteps.filter((step) => !isDone[step]), madeUp, samples: found.samples };
}
