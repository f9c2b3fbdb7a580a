import { subHours } from 'date-fns/subHours';
import { and, asc, count, desc, eq, gte, lt, ne, sql, sum } from 'drizzle-orm';

import {
	type Dashboard,
	dashboardWeeks,
	mostWaiting,
	mostWanted,
} from '#src/contract/desk/overview.ts';
import { bookingTypes, bookingStatuses } from '#src/domain/bookings/booking.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { lastMondays, totalWeeks } from '#src/domain/desk/weeks.ts';

import type { Database } from '../../db/database.ts';
import { bookings, customOffers, deskItems } from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { isAbout, isWaiting } from '../../inbox/where-it-stands.ts';
import { bookedPlace } from '../bookings/booked-place.ts';

/** How business goes at this moment. */
export async function selectDashboard(db: Database, now: Date): Promise<Dashboard> {
	const mondays = lastMondays(newYorkDay(now), dashboardWeeks);
	const parts = await selectParts(db, mondays);
	return {
		weeks: totalWeeks(mondays, parts),
		byStatus: bookingStatuses.map((status) => ({
			status,
			bookings: bookingsOf(parts.filter((part) => part.status === status)),
		})),
		byType: bookingTypes.map((type) => ({
			type,
			bookings: bookingsOf(parts.filter((part) => part.type === type)),
		})),
		destinations: await selectMostWanted(db, mondays),
		...(await selectPending(db, subHours(now, travelTerms.customOfferHours))),
		...(await selectWaiting(db, now)),
	};
}

/** The bookings of the weeks, counted once by everything that the dashboard tells them apart by. */
function selectParts(db: Database, mondays: readonly CalendarDate[]) {
	const week = sql`date_trunc('week', ${bookings.createdAt} at time zone 'America/New_York')`;
	const isConfirmed = eq(bookings.status, bookingStatuses[1]);
	return db
		.select({
			monday: sql<string>`to_char(${week}, 'YYYY-MM-DD')`,
			status: bookings.status,
			type: bookings.type,
			bookings: count(),
			value: sql`coalesce(${sum(bookings.totalPrice)} filter (where ${isConfirmed}), 0)`.mapWith(
				Number,
			),
		})
		.from(bookings)
		.where(madeWithin(mondays))
		.groupBy(week, bookings.status, bookings.type);
}

/**
 * Where most bookings go. What leads to one place counts together: London (LHR) and London (LGW), and a flight to Cape
 * Town (CPT) with a tour of Cape Town, South Africa.
 * A record that says no destination counts for its title: its last place, or the tour's name.
 */
function selectMostWanted(db: Database, mondays: readonly CalendarDate[]) {
	const fromTitle = sql`regexp_replace(${bookings.title}, '^.* to ', '')`;
	const booked = db
		.select({
			written: sql<string>`coalesce(${bookedPlace}, ${fromTitle})`.as('written'),
			bookings: count().as('bookings'),
		})
		.from(bookings)
		.where(madeWithin(mondays))
		.groupBy(sql`written`)
		.as('booked');
	// Cut off here and not above: once for each name instead of once for each booking.
	const place = sql<string>`trim(regexp_replace(${booked.written}, '(,.*|\\([A-Z]{3}\\)\\s*)$', ''))`;
	const all = sql`sum(${booked.bookings})`;
	return db
		.select({ destination: place.as('place'), bookings: all.mapWith(Number) })
		.from(booked)
		.where(ne(place, ''))
		.groupBy(sql`place`)
		.orderBy(desc(all), asc(sql`place`))
		.limit(mostWanted);
}

/** The bookings that were made before a moment and that nobody has decided on. */
async function selectPending(db: Database, before: Date) {
	const matches = and(eq(bookings.status, bookingStatuses[0]), lt(bookings.createdAt, before));
	const oldest = await db
		.select({
			id: bookings.id,
			reference: bookings.reference,
			name: sql<string>`${traveller(bookings.name, 'passengerName')}`,
			title: bookings.title,
			createdAt: bookings.createdAt,
		})
		.from(bookings)
		.where(matches)
		.orderBy(asc(bookings.createdAt), asc(bookings.id))
		.limit(mostWaiting);
	return {
		pending: oldest.length < mostWaiting ? oldest.length : await db.$count(bookings, matches),
		pendingBookings: oldest.map((booking) => ({
			...booking,
			createdAt: booking.createdAt.toISOString(),
		})),
	};
}

/** The custom offers that wait for us longer than we promise. */
async function selectWaiting(db: Database, now: Date) {
	const { since } = deskItems;
	const isLate = lt(since, subHours(now, travelTerms.customOfferHours));
	const matches = and(eq(deskItems.kind, 'custom offer'), isWaiting(now), isLate);
	const oldest = await db
		.select({
			id: customOffers.id,
			name: customOffers.name,
			destination: customOffers.destination,
			createdAt: customOffers.createdAt,
		})
		.from(deskItems)
		.innerJoin(customOffers, isAbout('custom offer', customOffers.id))
		.where(matches)
		.orderBy(asc(since), asc(customOffers.id))
		.limit(mostWaiting);
	return {
		waiting: oldest.length < mostWaiting ? oldest.length : await db.$count(deskItems, matches),
		waitingOffers: oldest.map((offer) => ({ ...offer, createdAt: offer.createdAt.toISOString() })),
	};
}

function madeWithin(mondays: readonly CalendarDate[]) {
	const [first = '', last = ''] = [mondays.at(0), mondays.at(-1)];
	return and(
		gte(bookings.createdAt, newYorkMidnight(first)),
		lt(bookings.createdAt, newYorkMidnight(addDays(last, 7))),
	);
}

function newYorkMidnight(day: CalendarDate) {
	return sql`(${day}::timestamp at time zone 'America/New_York')`;
}

function bookingsOf(parts: readonly { bookings: number }[]): number {
	return parts.reduce((all, { bookings: some }) => all + some, 0);
}
