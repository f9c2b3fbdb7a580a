import { and, asc, eq, gte, inArray, ne, type SQL } from 'drizzle-orm';

import type {
	DepartureWithSeats,
	SeatsOnSale,
	Tour,
	TourDeparture,
} from '#src/contract/catalog/catalog.ts';
import { departureEnd, departurePrice, isGuaranteed } from '#src/domain/tours/departure.ts';

import { earliestDeparture } from '../bookings/earliest-departure.ts';
import { lastSaleOf, tourLeaving } from '../bookings/leaving.ts';
import type { Database } from '../db/database.ts';
import { departures, tours } from '../db/schema.ts';
import { confirmedSeats, takenSeats } from './taken-seats.ts';

/** What a departure takes from its tour. */
export type TourOfDeparture = Pick<Tour, 'id' | 'price' | 'discountPrice' | 'duration' | 'places'>;

/**
 * The departures of tours that lie ahead of a moment and are not closed, by the tour's id, the soonest first. Each says until
 * when it can be sold: the answer may be kept for longer.
 */
export async function departuresOf(
	db: Database,
	tours: readonly TourOfDeparture[],
	now: Date,
): Promise<Map<number, TourDeparture[]>> {
	const ids = tours.map(({ id }) => id);
	if (ids.length === 0) return new Map();
	const rows = await db
		.select(columns)
		.from(departures)
		.where(and(inArray(departures.tourId, ids), isShown(now)))
		.orderBy(asc(departures.date), asc(departures.id));
	const byTour = Map.groupBy(rows, ({ tourId }) => tourId);
	return new Map(
		tours.map((tour) => [tour.id, (byTour.get(tour.id) ?? []).map((row) => shown(row, tour))]),
	);
}

/** The departures of one tour with the seats that they have left. */
export async function departuresWithSeats(
	db: Database,
	tour: TourOfDeparture,
	now: Date,
): Promise<DepartureWithSeats[]> {
	const rows = await db
		.select({ ...columns, capacity: departures.capacity, taken: takenSeats(now) })
		.from(departures)
		.where(and(eq(departures.tourId, tour.id), isShown(now)))
		.orderBy(asc(departures.date), asc(departures.id));
	return rows.map(({ capacity, taken, ...row }) => ({
		...shown(row, tour),
		seatsLeft: Math.max(capacity - taken, 0),
	}));
}

/** The seats that every departure of the tours on sale has left, by tour and day. */
export async function seatsOfAll(
	db: Database,
	isOnSale: SQL | undefined,
	now: Date,
): Promise<SeatsOnSale[]> {
	const rows = await db
		.select({
			tourId: departures.tourId,
			date: departures.date,
			capacity: departures.capacity,
			taken: takenSeats(now),
		})
		.from(departures)
		.innerJoin(tours, eq(departures.tourId, tours.id))
		.where(and(isOnSale, isShown(now)))
		.orderBy(asc(departures.tourId), asc(departures.date));
	return rows.map(({ tourId, date, capacity, taken }) => ({
		tourId,
		date,
		seatsLeft: Math.max(capacity - taken, 0),
	}));
}

const columns = {
	id: departures.id,
	tourId: departures.tourId,
	date: departures.date,
	price: departures.price,
	state: departures.state,
	guaranteedFrom: departures.guaranteedFrom,
	confirmed: confirmedSeats(),
};

type Row = Pick<
	typeof departures.$inferSelect,
	'id' | 'date' | 'price' | 'state' | 'guaranteedFrom'
> & {
	confirmed: number;
};

function shown({ id, date, confirmed, ...row }: Row, tour: TourOfDeparture): TourDeparture {
	return {
		id,
		date,
		endDate: departureEnd(date, tour.duration),
		price: departurePrice(row, tour),
		state: isGuaranteed(row, confirmed) ? 'guaranteed' : row.state,
		soldUntil: lastSaleOf(tourLeaving(tour, date)),
	};
}

/** Where the visitor is, the day may be one off ours. */
function isShown(now: Date) {
	return and(gte(departures.date, earliestDeparture(now)), ne(departures.state, 'closed'));
}
