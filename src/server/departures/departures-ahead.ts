import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';

import { type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { departureDefaults, scheduledDepartures, yearBefore } from '#src/domain/tours/departure.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { departures, seeds, tours } from '../db/schema.ts';
import { cacheTags, purge } from '../platform/cache.ts';
import { log } from '../platform/log.ts';
import type { Job, JobWorld } from '../world/job.ts';

/** Gives a tour that leaves on one of the specified days the same day of the year after, once it comes within two years. */
export const departuresAhead: Job = {
	name: 'departures ahead',
	functionName: 'departures-ahead',
	every: 'day',
	// At night in New York.
	at: '07:10',
	work: scheduleAhead,
};

/** What the note of the last turn is called. */
const note = 'departures';

/** Tours of one statement. */
const batch = 500;

/**
 * Adds only the days that came within the two years since the last turn, or since a tour was entered, whichever is later,
 * and only where the tour leaves on that day of the year before: a tour that nobody gave departures has none, and what the
 * desk deleted or moved does not come back. All of it is one transaction that holds the note, so that of two turns at
 * once the second finds nothing to do.
 */
async function scheduleAhead({ db, now }: JobWorld): Promise<void> {
	const today = utcToday(now());
	const added = await inTransaction(db, async (transaction) => {
		const last = await lastTurn(transaction);
		if (utcToday(last) >= today) return 0;
		const count = await addDepartures(transaction, last, today);
		await transaction.update(seeds).set({ plantedAt: now() }).where(eq(seeds.name, note));
		return count;
	});
	if (added === 0) return;
	log('info', 'departures added', { departures: added });
	await purge([cacheTags.tours]);
}

/** When the last turn was, which nobody else can change meanwhile; long ago where there was none. */
async function lastTurn(transaction: Database): Promise<Date> {
	const never = new Date(0);
	await transaction.insert(seeds).values({ name: note, plantedAt: never }).onConflictDoNothing();
	const [noted] = await transaction.select().from(seeds).where(eq(seeds.name, note)).for('update');
	return noted?.plantedAt ?? never;
}

async function addDepartures(
	transaction: Database,
	last: Date,
	today: CalendarDate,
): Promise<number> {
	let added = 0;
	let after: SQL | undefined;
	for (;;) {
		const some = await transaction
			.select({ id: tours.id, createdAt: tours.createdAt, facts: tours.facts })
			.from(tours)
			.where(after)
			.orderBy(asc(tours.id))
			.limit(batch);
		const ids = some.map(({ id }) => id);
		const known = await daysOf(transaction, ids, daysSince(utcToday(last), today).map(yearBefore));
		const rows = some.flatMap(({ id, createdAt, facts }) => {
			const since = utcToday(createdAt > last ? createdAt : last);
			const own = known.get(id) ?? new Set<CalendarDate>();
			return daysSince(since, today).flatMap((date) => {
				if (!own.has(yearBefore(date))) return [];
				own.add(date);
				return [{ tourId: id, date, ...departureDefaults(facts) }];
			});
		});
		if (rows.length > 0) {
			const inserted = await transaction
				.insert(departures)
				.values(rows)
				.onConflictDoNothing()
				.returning({ id: departures.id });
			added += inserted.length;
		}
		const lastId = some.at(-1)?.id;
		if (lastId === undefined || some.length < batch) return added;
		after = gt(tours.id, lastId);
	}
}

/** On which of some days each of some tours leaves. */
async function daysOf(
	transaction: Database,
	tourIds: readonly number[],
	days: readonly CalendarDate[],
): Promise<Map<number, Set<CalendarDate>>> {
	const { tourId, date } = departures;
	const rows = await transaction
		.select({ tourId, date })
		.from(departures)
		.where(and(inArray(tourId, [...tourIds]), inArray(date, [...days])));
	const known = new Map(tourIds.map((id) => [id, new Set<CalendarDate>()]));
	for (const row of rows) known.get(row.tourId)?.add(row.date);
	return known;
}

/** The days on which tours leave that are within two years of `today`, and were not of `since`. */
function daysSince(since: CalendarDate, today: CalendarDate): CalendarDate[] {
	const known = new Set(scheduledDepartures(since));
	return scheduledDepartures(today).filter((day) => !known.has(day));
}
