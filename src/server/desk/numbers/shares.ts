import { asc, count, desc, ne, sql } from 'drizzle-orm';

import { mostWanted, type Numbers } from '#src/contract/desk/numbers.ts';
import { bookingStatuses, bookingTypes } from '#src/domain/bookings/booking.ts';
import type { Period } from '#src/domain/desk/periods.ts';

import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';
import { bookedPlace } from '../bookings/booked-place.ts';
import { isMadeIn } from '../bookings/happened-in.ts';

/** What was booked on some days, by what it is now, by its kind, and by where it goes. */
export async function selectShares(
	db: Database,
	period: Period,
): Promise<Pick<Numbers, 'byStatus' | 'byType' | 'destinations'>> {
	const parts = await db
		.select({ status: bookings.status, type: bookings.type, bookings: count() })
		.from(bookings)
		.where(isMadeIn(period))
		.groupBy(bookings.status, bookings.type);
	return {
		byStatus: bookingStatuses.map((status) => ({
			status,
			bookings: bookingsOf(parts.filter((part) => part.status === status)),
		})),
		byType: bookingTypes.map((type) => ({
			type,
			bookings: bookingsOf(parts.filter((part) => part.type === type)),
		})),
		destinations: await selectMostWanted(db, period),
	};
}

/**
 * Where most bookings go. What leads to one place counts together: London (LHR) and London (LGW), and a flight to Cape
 * Town (CPT) with a tour of Cape Town, South Africa.
 * A record that says no destination counts for its title: its last place, or the tour's name.
 */
function selectMostWanted(db: Database, period: Period) {
	const fromTitle = sql`regexp_replace(${bookings.title}, '^.* to ', '')`;
	const booked = db
		.select({
			written: sql<string>`coalesce(${bookedPlace}, ${fromTitle})`.as('written'),
			bookings: count().as('bookings'),
		})
		.from(bookings)
		.where(isMadeIn(period))
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

function bookingsOf(parts: readonly { bookings: number }[]): number {
	return parts.reduce((all, { bookings: some }) => all + some, 0);
}
