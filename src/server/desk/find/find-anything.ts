import {
	type Findings,
	type FoundPerson,
	leastFindable,
	mostFound,
} from '#src/contract/desk/find.ts';
import { isAboutPerson } from '#src/domain/desk/about-person.ts';

import type { Dependencies } from '../../world/dependencies.ts';
import { countMore } from './count-more.ts';
import { type AccountHit, foundAccounts } from './found-accounts.ts';
import { type BookingHit, bookingSearches, isShortName } from './found-bookings.ts';
import { foundPeople } from './found-people.ts';
import { foundRequests, type RequestHit } from './found-requests.ts';
import { foundDepartures, foundTours } from './found-tours.ts';

/** What somebody may mean who says a reference, a name, a number, an address, a route or a day, in whatever form. */
export async function findAnything(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	q: string,
): Promise<Findings> {
	const nothing = { people: [], bookings: [], requests: [], tours: [], departures: [], more: [] };
	if (q.length < leastFindable) return nothing;
	const { named, whole, parts, travellers } = bookingSearches(db, q);
	// Whoever says a reference means that booking.
	const meant = await named();
	if (meant.length > 0) {
		return {
			...nothing,
			people: foundPeople(meant.map(byBooking)),
			bookings: meant.map(bookingOf),
		};
	}
	const [bookings, accounts, requests, tours, departures] = await Promise.all([
		likeliest(...(isShortName(q) ? [whole] : []), parts, travellers),
		foundAccounts(db, q),
		foundRequests(db, q),
		foundTours(db, q),
		foundDepartures(db, q, now()),
	]);
	const at = now();
	const more = await countMore(
		db,
		{ q, now: at },
		{ bookings, accounts, requests, tours, departures },
	);
	const left = [...accounts.map(byAccount), ...bookings.map(byBooking), ...requests.map(byRequest)];
	return {
		people: foundPeople(left.filter((person) => isAboutPerson(q, person))),
		bookings: bookings.map(bookingOf),
		more,
		requests: requests.map(({ kind, id, name, about, createdAt }) => ({
			kind,
			id,
			name,
			about,
			createdAt: createdAt.toISOString(),
		})),
		tours,
		departures,
	};
}

function byBooking({ id, name, email, phone }: BookingHit): FoundPerson {
	return { row: { kind: 'booking', id }, name, email, phone, hasAccount: false };
}

function byAccount({ id, name, email }: AccountHit): FoundPerson {
	return { row: { kind: 'account', id }, name, email, phone: '', hasAccount: true };
}

function byRequest({ kind, id, name, email, phone }: RequestHit): FoundPerson {
	return { row: { kind, id }, name, email, phone, hasAccount: false };
}

function bookingOf({
	email: _,
	phone: __,
	heldUntil,
	...row
}: BookingHit): Findings['bookings'][number] {
	return { ...row, heldUntil: heldUntil && heldUntil.toISOString() };
}

/**
 * What the first of several searches find, the likeliest first, as many as are shown.
 * @param searches each looser than the one before it: it is asked only where those have not found enough
 */
async function likeliest<Row extends { id: number }>(
	...searches: (() => PromiseLike<Row[]>)[]
): Promise<Row[]> {
	const found = new Map<number, Row>();
	for (const search of searches) {
		for (const row of await search()) if (!found.has(row.id)) found.set(row.id, row);
		if (found.size >= mostFound) break;
	}
	return [...found.values()].slice(0, mostFound);
}
