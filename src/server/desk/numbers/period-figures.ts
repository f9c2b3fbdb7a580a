import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { PeriodFigures } from '#src/contract/desk/numbers.ts';
import { type BookingEvent, bookingEvents } from '#src/domain/bookings/booking-event.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { Period } from '#src/domain/desk/periods.ts';

import type { Database } from '../../db/database.ts';
import { bookings, callBacks, customOffers, inquiries } from '../../db/schema.ts';
import { happenedIn } from '../bookings/happened-in.ts';
import { isAskedIn } from '../requests/is-asked-in.ts';

const requests = { inquiries, customOffers, callBacks };

type Figure = keyof typeof requests | 'travelled' | (typeof bookingEvents)[number];

/**
 * What happened in each period, in one statement: of bookings by the very conditions of the lists that its figures lead to.
 * @param today the day in New York, up to which trips have left
 */
export async function selectPeriods(
	db: Database,
	periods: readonly Period[],
	today: CalendarDate,
): Promise<PeriodFigures[]> {
	const found = await periodRows(db, periods, today);
	return periods.map((period, index) => {
		const own = found.filter((row) => row.period === index);
		const of = (figure: Figure) => own.filter((row) => row.figure === figure);
		const countOf = (figure: Figure) => of(figure).reduce((all, { count }) => all + count, 0);
		return {
			...period,
			asked: {
				inquiries: countOf('inquiries'),
				customOffers: countOf('customOffers'),
				callBacks: countOf('callBacks'),
			},
			booked: countOf('booked'),
			confirmed: countOf('confirmed'),
			cancelled: countOf('cancelled'),
			travelled: countOf('travelled'),
			value: of('confirmed')[0]?.value ?? 0,
		};
	});
}

/** How often what happened in which period, and what it comes to. */
export function periodRows(db: Database, periods: readonly Period[], today: CalendarDate) {
	const parts = periods.flatMap((period, index) =>
		partsOf(db, period, today).map((part) => part(index)),
	);
	return db
		.select({
			period: sql`period`.mapWith(Number),
			figure: sql<Figure>`figure`,
			count: sql`count`.mapWith(Number),
			value: sql`value`.mapWith(Number),
		})
		.from(sql`(${sql.join(parts, sql` union all `)}) as figures`);
}

function partsOf(db: Database, period: Period, today: CalendarDate) {
	const asked = (Object.keys(requests) as (keyof typeof requests)[]).map((name) =>
		part(name, requests[name], isAskedIn(requests[name].createdAt, period)),
	);
	const hasLeft = and(
		eq(bookings.status, 'Confirmed'),
		gte(bookings.departureDate, period.first),
		lte(bookings.departureDate, period.last < today ? period.last : today),
	);
	// Of the others the index alone says how many there are.
	const valueOf = (event: BookingEvent) =>
		event === 'confirmed' ? sql`coalesce(sum(${bookings.totalPrice}), 0)` : sql`0`;
	return [
		...asked,
		part('travelled', bookings, hasLeft),
		...bookingEvents.map((event) =>
			part(event, bookings, happenedIn(db, { event, ...period }), valueOf(event)),
		),
	];
}

function part(figure: Figure, table: PgTable, isMeant: SQL | undefined, value = sql`0`) {
	return (index: number) =>
		sql`select ${index}::int as period, ${figure}::text as figure, count(*)::int as count, ${value} as value from ${table} where ${isMeant}`;
}
