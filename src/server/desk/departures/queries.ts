import {
	and,
	asc,
	desc,
	eq,
	exists,
	gt,
	gte,
	inArray,
	isNull,
	lt,
	lte,
	type SQL,
	sql,
} from 'drizzle-orm';

import type { DeparturePage, DepartureRecord } from '#src/contract/desk/departures.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import type { DepartureFilter } from '#src/domain/tours/departure-standing.ts';
import { site } from '#src/site.ts';

import { earliestDeparture } from '../../catalog/earliest-departure.ts';
import { isShownDeparture } from '../../catalog/shown-departure.ts';
import { takenSeats } from '../../catalog/taken-seats.ts';
import { searchedInTours } from '../../catalog/tours.ts';
import type { Database } from '../../db/database.ts';
import { holdsText, type Paged, paged } from '../../db/paged.ts';
import { departures, tours } from '../../db/schema.ts';
import { departureColumns, departureRows } from './records.ts';

/** One page of the departures of tours that are not deleted, in the order and of the kind that it asks for. */
export async function selectDepartures(
	db: Database,
	page: DeparturePage,
	now: Date,
): Promise<Paged<DepartureRecord>> {
	const { rows, total } = await paged(page, pageOfDepartures(db, page, now), () =>
		countDepartures(db, page, now),
	);
	return { rows: rows.map(departureRows(db, now).rowOf), total };
}

/** The query for a page. It finds out first which rows those are: the seats of all others are not counted. */
function pageOfDepartures(db: Database, page: DeparturePage, now: Date) {
	const order = orderOf(page, now);
	const ids = db
		.select({ id: departures.id })
		.from(departures)
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(matches(page, now))
		.orderBy(...order)
		.limit(page.limit)
		.offset(page.offset);
	return db
		.select(departureColumns(now))
		.from(departures)
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(inArray(departures.id, ids))
		.orderBy(...order);
}

/** How many departures there are of the kind that a page asks for. */
async function countDepartures(db: Database, page: DeparturePage, now: Date): Promise<number> {
	const [counted] = await db
		.select({ all: sql<number>`count(*)::int` })
		.from(departures)
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(matches(page, now));
	return counted?.all ?? 0;
}

function matches(page: DeparturePage, now: Date): SQL | undefined {
	const { tour, from, to, state, q } = page;
	const first = from ?? (state === 'departed' ? undefined : earliestDeparture(now));
	return and(
		isNull(tours.deletedAt),
		tour === undefined ? undefined : eq(departures.tourId, tour),
		first === undefined ? undefined : gte(departures.date, first),
		to === undefined ? undefined : lte(departures.date, to),
		state && isOfKind(state, now),
		holdsText(q, searchedInTours),
	);
}

/** The filters in the database's terms: as `departureStanding` says it of one. */
function isOfKind(filter: DepartureFilter, now: Date): SQL | undefined {
	const today = earliestDeparture(now);
	const isComing = isAhead(now);
	const kinds: Record<DepartureFilter, SQL | undefined> = {
		open: and(isComing, eq(departures.state, 'open')),
		guaranteed: and(isComing, eq(departures.state, 'guaranteed')),
		'on request': and(isComing, eq(departures.state, 'on request')),
		full: and(isShownDeparture, sql`${takenSeats(now)} >= ${departures.capacity}`),
		// Closed ones too: their people stay.
		overbooked: and(isComing, sql`${takenSeats(now)} > ${departures.capacity}`),
		'to decide': isToDecide(now),
		closed: and(isComing, eq(departures.state, 'closed')),
		'called off': eq(departures.state, 'called off'),
		departed: lt(departures.date, today),
	};
	return kinds[filter];
}

/** How many departures there are of a kind, of whatever tour that is not deleted. */
export function countOfKind(db: Database, kind: DepartureFilter, now: Date): SQL<number> {
	const isThere = exists(
		db
			.select({ id: tours.id })
			.from(tours)
			.where(and(eq(tours.id, departures.tourId), isNull(tours.deletedAt))),
	);
	return db.$count(departures, and(isOfKind(kind, now), isThere));
}

/** Somebody has seats of it, nobody knows whether it leaves (`isUndecided`), and soon its balance falls due. */
function isToDecide(now: Date): SQL | undefined {
	const soon = addDays(newYorkDay(now), site.payment.balanceDays + daysAhead);
	return and(
		isAhead(now),
		lte(departures.date, soon),
		inArray(departures.state, ['open', 'on request']),
		gt(departures.guaranteedFrom, 1),
		sql`${takenSeats(now)} > 0`,
	);
}

/** So many days before its balance falls due the desk decides about a departure. */
const daysAhead = 7;

function isAhead(now: Date): SQL {
	return gte(departures.date, earliestDeparture(now));
}

function orderOf({ sort, direction }: DeparturePage, now: Date): SQL[] {
	const along = direction === 'ascending' ? asc : desc;
	const byDay = [along(departures.date), along(departures.id)];
	if (sort === 'date') return byDay;
	const left = sql`${departures.capacity} - ${takenSeats(now)}`;
	// Of one tour, or with as many seats, the soonest stands first.
	return [along(sort === 'tour' ? tours.name : left), asc(departures.date), asc(departures.id)];
}
