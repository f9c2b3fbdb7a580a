import { and, asc, eq, gte, type Placeholder, type SQL, sql } from 'drizzle-orm';

import type {
	DepartureWithSeats,
	SeatsOnSale,
	Tour,
	TourDeparture,
} from '#src/contract/catalog/catalog.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { departureEnd, departurePrice, type DepartureState } from '#src/domain/tours/departure.ts';
import { seasonWords } from '#src/domain/tours/season.ts';

import type { Database } from '../db/database.ts';
import { departures, tours } from '../db/schema.ts';
import { earliestDeparture } from './earliest-departure.ts';
import { lastSaleOf, tourLeaving } from './leaving.ts';
import { isShownDeparture } from './shown-departure.ts';
import { takenSeats } from './taken-seats.ts';

/** What a departure takes from its tour. */
export type TourOfDeparture = Pick<
	Tour,
	'id' | 'price' | 'discountPrice' | 'duration' | 'places' | 'facts'
>;

/** What a statement that reads `tours` says of each one's departures: `listedDepartures` understands it. */
type Entries = [
	id: number,
	date: CalendarDate,
	price: number | null,
	state: DepartureState,
	guaranteedFrom: number,
][];

/**
 * The departures of the tour that a statement reads which lie ahead and are not closed, the soonest first. One value for
 * each tour: as rows of a statement of their own they take as long as the tours themselves.
 * @param earliest as `earliestDeparture` says
 */
export function departuresFrom(earliest: Placeholder | CalendarDate): SQL<Entries> {
	const { id, date, price, state, guaranteedFrom } = departures;
	const entry = sql`json_build_array(${id}, ${date}, ${price}, ${state}, ${guaranteedFrom})`;
	// Named with its table, as in taken-seats.ts.
	const isOfTour = sql`${departures.tourId} = ${tours}."id"`;
	return sql`(
		select coalesce(json_agg(${entry} order by ${date}, ${id}), '[]') from ${departures}
		where ${and(isOfTour, isAhead(earliest))}
	)`;
}

/** The departures of a tour that `departuresFrom` told. Each says until when it can be sold: the answer may be kept for longer. */
export function listedDepartures(entries: Entries, tour: TourOfDeparture): TourDeparture[] {
	return entries.map(([id, date, price, state, guaranteedFrom]) =>
		shown({ id, date, price, state, guaranteedFrom }, tour),
	);
}

/** As in lists, the departures of one tour. */
export async function departuresOf(
	db: Database,
	tour: TourOfDeparture,
	now: Date,
): Promise<TourDeparture[]> {
	const rows = await db
		.select(columns)
		.from(departures)
		.where(and(eq(departures.tourId, tour.id), isShown(now)))
		.orderBy(asc(departures.date), asc(departures.id));
	return rows.map((row) => shown(row, tour));
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
};

type Row = Pick<
	typeof departures.$inferSelect,
	'id' | 'date' | 'price' | 'state' | 'guaranteedFrom'
>;

function shown(departure: Row, tour: TourOfDeparture): TourDeparture {
	const { id, date, state, guaranteedFrom } = departure;
	return {
		id,
		date,
		endDate: departureEnd(date, tour.duration),
		price: departurePrice(departure, tour),
		state,
		guaranteedFrom,
		soldUntil: lastSaleOf(tourLeaving(tour, departure)),
		season: seasonWords(date, tour.facts),
	};
}

/** Where the visitor is, the day may be one off ours. */
function isShown(now: Date): SQL | undefined {
	return isAhead(earliestDeparture(now));
}

function isAhead(earliest: Placeholder | CalendarDate): SQL | undefined {
	return and(gte(departures.date, earliest), isShownDeparture);
}
