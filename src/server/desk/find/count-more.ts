import { count, eq } from 'drizzle-orm';

import { bookingPage } from '#src/contract/desk/bookings.ts';
import {
	type Findings,
	type FoundList,
	listsOfRequests,
	mostFound,
} from '#src/contract/desk/find.ts';
import type { PersonRequestKind } from '#src/domain/desk/person-kinds.ts';

import type { Database } from '../../db/database.ts';
import { searched } from '../../db/newest-first.ts';
import {
	applications,
	callBacks,
	customOffers,
	departures,
	inquiries,
	proposals,
	tours,
	users,
	waitingList,
} from '../../db/schema.ts';
import { countBookings } from '../bookings/queries.ts';
import { requestFits } from './found-requests.ts';
import { departureFits, tourFits } from './found-tours.ts';

type Asked = { q: string; now: Date };

/** What is told of what was found. */
type Told = Pick<Findings, 'tours' | 'departures'> & {
	bookings: readonly unknown[];
	accounts: readonly unknown[];
	requests: readonly { kind: PersonRequestKind }[];
};

/**
 * How many there are in the lists of which more fit than are told; of the lists that the panel has a search for, as many
 * as it then shows. Nothing is counted of what is told whole.
 */
export async function countMore(
	db: Database,
	{ q, now }: Asked,
	{ bookings, accounts, requests, tours: foundTours, departures: leaving }: Told,
): Promise<Findings['more']> {
	const counted = async (list: FoundList, told: number, query: () => PromiseLike<number>) => {
		const all = await query();
		return all > told ? [{ list, count: all }] : [];
	};
	const isFull = (rows: readonly unknown[]) => rows.length >= mostFound;
	const ofList: Promise<Findings['more']>[] = [];
	if (isFull(accounts)) {
		const fits = searched(users.searchText, q);
		ofList.push(counted('users', accounts.length, () => db.$count(users, fits)));
	}
	if (isFull(bookings)) {
		const page = bookingPage.parse({ q });
		ofList.push(counted('bookings', bookings.length, () => countBookings(db, page, now)));
	}
	if (isFull(requests)) {
		for (const { kind, table } of requestTables) {
			const told = requests.filter((request) => request.kind === kind).length;
			const query = () => db.$count(table, requestFits[kind](q));
			ofList.push(counted(listsOfRequests[kind], told, query));
		}
	}
	if (isFull(foundTours)) {
		ofList.push(counted('tours', foundTours.length, () => db.$count(tours, tourFits(q))));
	}
	if (isFull(leaving)) {
		ofList.push(counted('departures', leaving.length, () => countDepartures(db, { q, now })));
	}
	return (await Promise.all(ofList)).flat();
}

async function countDepartures(db: Database, { q, now }: Asked): Promise<number> {
	const [all] = await db
		.select({ count: count() })
		.from(departures)
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(departureFits(q, now));
	return all?.count ?? 0;
}

const requestTables = [
	{ kind: 'inquiry', table: inquiries },
	{ kind: 'custom-offer', table: customOffers },
	{ kind: 'offer', table: proposals },
	{ kind: 'call-back', table: callBacks },
	{ kind: 'application', table: applications },
	{ kind: 'waiting-list', table: waitingList },
] as const;
