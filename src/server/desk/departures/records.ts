import { and, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';

import type { DepartureRecord } from '#src/contract/desk/departures.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import type { CatalogState } from '#src/domain/catalog/catalog-state.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';

import { missing } from '../../catalog/missing.ts';
import { confirmedSeats, takenSeats } from '../../catalog/taken-seats.ts';
import type { RowKind } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookings, departures, keptSeats, tours, waitingList } from '../../db/schema.ts';

type Selected = Omit<
	DepartureRecord,
	'endDate' | 'held' | 'guaranteedAt' | 'calledOffAt' | 'updatedAt'
> & {
	tourDuration: string;
	guaranteedAt: Date | null;
	calledOffAt: Date | null;
	updatedAt: Date;
};
type Kind = RowKind<typeof departures, Selected, DepartureRecord>;

/** What is selected of a departure: for a statement that reads `departures`, alone or with its tour. */
export function departureColumns(now: Date) {
	return {
		id: departures.id,
		tourId: departures.tourId,
		tourName: ofTour(sql<string>`${tours.name}`),
		tourState: ofTour(sql<CatalogState>`${tours.state}`),
		tourDuration: ofTour(sql<string>`${tours.duration}`),
		tourPrice: ofTour(sql`coalesce(${tours.discountPrice}, ${tours.price})`).mapWith(Number),
		date: departures.date,
		capacity: departures.capacity,
		largestGroup: ofTour(sql<number | null>`(${tours.facts} -> 'groupSize' ->> 'most')::int`),
		taken: takenSeats(now),
		confirmed: confirmedSeats(),
		waiting: waitingPeople,
		price: departures.price,
		state: departures.state,
		guaranteedFrom: departures.guaranteedFrom,
		guaranteedAt: departures.guaranteedAt,
		calledOffAt: departures.calledOffAt,
		calledOffReason: departures.calledOffReason,
		isUsed,
		version: departures.version,
		updatedAt: departures.updatedAt,
	};
}

/** Departures as administrators list and change them, with the seats of a moment. */
export function departureRows(db: Database, now: Date): Kind {
	return {
		subject: 'departure',
		missing: missing.departure,
		table: departures,
		isThere: exists(
			db
				.select({ id: tours.id })
				.from(tours)
				.where(and(sql`${tours.id} = ${departures.tourId}`, isNull(tours.deletedAt))),
		),
		// What is reckoned for a row is no column of the table.
		columns: departureColumns(now) as unknown as Kind['columns'],
		rowOf: ({ tourDuration, guaranteedAt, calledOffAt, updatedAt, ...row }) => ({
			...row,
			endDate: departureEnd(row.date, tourDuration),
			held: row.taken - row.confirmed,
			guaranteedAt: guaranteedAt && guaranteedAt.toISOString(),
			calledOffAt: calledOffAt && calledOffAt.toISOString(),
			updatedAt: updatedAt.toISOString(),
		}),
		labelOf: ({ tourName, date, state }) =>
			`${tourName}, ${formatLongDate(date)}${state === 'called off' ? ', called off' : ''}`,
		recordedOf: ({ date, capacity, price, state, guaranteedFrom, calledOffReason }) => ({
			date,
			capacity,
			price,
			state,
			guaranteedFrom,
			...(calledOffReason && { calledOffReason }),
		}),
	};
}

// Named with its table: drizzle leaves the table out where a statement reads one alone.
const departureId = sql`${departures}."id"`;

const waitingPeople = sql<number>`(
	select coalesce(sum(${waitingList.travellers}), 0)::int from ${waitingList}
	where ${waitingList.departureId} = ${departureId} and ${waitingList.status} = 'waiting'
)`;

const isUsed = sql<boolean>`(
	exists (select 1 from ${bookings} where ${bookings.departureId} = ${departureId})
	or exists (
		select 1 from ${waitingList}
		where ${waitingList.departureId} = ${departureId}
			and ${inArray(waitingList.status, ['waiting', 'offered'])}
	)
	or exists (select 1 from ${keptSeats} where ${keptSeats.departureId} = ${departureId})
)`;

function ofTour<Value>(value: SQL<Value>): SQL<Value> {
	return sql<Value>`(select ${value} from ${tours} where ${tours.id} = ${departures}."tour_id")`;
}
