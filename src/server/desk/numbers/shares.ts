import { count, eq, sql } from 'drizzle-orm';

import { mostWanted, type Numbers } from '#src/contract/desk/numbers.ts';
import { bookingStatuses, bookingTypes } from '#src/domain/bookings/booking.ts';
import type { Period } from '#src/domain/desk/periods.ts';

import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';
import { bookedPlace } from '../bookings/booked-place.ts';
import { isMadeIn } from '../bookings/happened-in.ts';

/** What was booked on some days, by what it is now, by its kind, and by where it goes: all bookings are read once. */
export async function selectShares(
	db: Database,
	period: Period,
): Promise<Pick<Numbers, 'byStatus' | 'byType' | 'destinations'>> {
	// What has one title goes to one place, which is looked for once for each title and not for each booking.
	const titled = db
		.select({
			status: bookings.status,
			type: bookings.type,
			one: sql<number>`min(${bookings.id})`.as('one'),
			bookings: count().as('bookings'),
		})
		.from(bookings)
		.where(isMadeIn(period))
		.groupBy(
			bookings.status,
			bookings.type,
			sql`coalesce(nullif(${bookings.title}, ''), ${bookedPlace})`,
		)
		.as('titled');
	const rows = await db
		.select({
			status: titled.status,
			type: titled.type,
			place: sql<string>`${placeName}`,
			bookings: sql`${titled.bookings}`.mapWith(Number),
		})
		.from(titled)
		.innerJoin(bookings, eq(bookings.id, titled.one));
	const countOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
		rows.filter(isMeant).reduce((all, { bookings: some }) => all + some, 0);
	return {
		byStatus: bookingStatuses.map((status) => ({
			status,
			bookings: countOf((row) => row.status === status),
		})),
		byType: bookingTypes.map((type) => ({
			type,
			bookings: countOf((row) => row.type === type),
		})),
		destinations: mostBooked(rows),
	};
}

const fromTitle = sql`regexp_replace(${bookings.title}, '^.* to ', '')`;

/**
 * Where a booking goes. What leads to one place counts together: London (LHR) and London (LGW), and a flight to Cape Town
 * (CPT) with a tour of Cape Town, South Africa. A record that says no destination counts for its title: its last place, or
 * the tour's name.
 */
const placeName = sql`trim(regexp_replace(coalesce(${bookedPlace}, ${fromTitle}), '(,.*|\\([A-Z]{3}\\)\\s*)$', ''))`;

/** The places that most go to, the most booked first. */
function mostBooked(rows: readonly { place: string; bookings: number }[]): Numbers['destinations'] {
	const places = new Map<string, number>();
	for (const { place, bookings: some } of rows) {
		if (place !== '') places.set(place, (places.get(place) ?? 0) + some);
	}
	return [...places]
		.map(([destination, all]) => ({ destination, bookings: all }))
		.toSorted(
			(one, other) =>
				other.bookings - one.bookings || one.destination.localeCompare(other.destination),
		)
		.slice(0, mostWanted);
}
