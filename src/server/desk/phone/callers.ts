import { desc, eq, or, type SQL, sql } from 'drizzle-orm';

import type { Caller, CallerBooking, CallersQuery } from '#src/contract/desk/callers.ts';
import { type BookingReading, normaliseBooking } from '#src/domain/bookings/record.ts';
import { telephoneKey, tellingDigits } from '#src/domain/people/telephone-key.ts';
import { searchTerms } from '#src/domain/text/search-terms.ts';
import { site } from '#src/site.ts';

import { travellersOf } from '../../bookings/travellers-of.ts';
import type { Database } from '../../db/database.ts';
import { searched } from '../../db/newest-first.ts';
import { bookings } from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { telephoneKey as keyOfNumber } from '../../db/schema/columns.ts';

/** Bookings that are looked at: whoever has more is known by the latest. */
const most = 12;

/** Whoever booked under a number or an address before, with their latest bookings; nobody where neither says enough. */
export async function selectCallers(db: Database, asked: CallersQuery): Promise<Caller[]> {
	const isTheirs = isOfCaller(asked);
	if (!isTheirs) return [];
	const rows = await callerRows(db, isTheirs);
	const named = await travellersOf(
		db,
		rows.map(({ id }) => id),
	);
	const known = rows.flatMap((row) => {
		const reading = normaliseBooking(row, site.referencePrefix);
		const travellers = named.get(row.id) ?? [];
		return reading ? [{ reading, booking: callerBooking(row, reading, travellers) }] : [];
	});
	const byPerson = Map.groupBy(known, ({ reading }) => personKey(reading));
	return [...byPerson.values()].flatMap((theirs) => {
		const [latest] = theirs;
		return latest
			? [
					callerOf(
						latest.reading,
						theirs.map(({ booking }) => booking),
					),
				]
			: [];
	});
}

/** The query for the bookings of whoever meets a condition, the newest first. */
export function callerRows(db: Database, isTheirs: SQL) {
	const { id, reference, type, itemId, title, departureDate } = bookings;
	const { name, email, phone, travelers, details } = bookings;
	return db
		.select({
			id,
			reference,
			type,
			itemId,
			title,
			departureDate,
			name,
			email,
			phone,
			travelers,
			details,
		})
		.from(bookings)
		.where(isTheirs)
		.orderBy(desc(bookings.id))
		.limit(most);
}

/** The condition that a booking was made under the number or the address; none where neither says enough. */
export function isOfCaller({ phone, email }: CallersQuery): SQL | undefined {
	const address = email.trim().toLowerCase();
	return or(
		isNumber(phone),
		address.includes('@')
			? eq(sql`lower(${traveller(bookings.email, 'email')})`, address)
			: undefined,
	);
}

// A whole number is looked up; of a part of one the last digits are searched for, as the list does.
function isNumber(phone: string): SQL | undefined {
	const key = telephoneKey(phone);
	if (key.length === tellingDigits) return eq(keyOfNumber(traveller(bookings.phone, 'phone')), key);
	const isTelling = searchTerms(phone).some(({ digits }) => digits !== null);
	return isTelling ? searched(bookings.searchText, phone) : undefined;
}

type Row = Awaited<ReturnType<typeof callerRows>>[number];

function callerBooking(
	{ id, reference, type, itemId, title, departureDate, travelers }: Row,
	{ trip }: BookingReading,
	named: CallerBooking['travellers'],
): CallerBooking {
	const { returnDate, origin, destination, cabinClass, party } =
		trip.type === 'flight' ? trip : noFlight;
	return {
		id,
		reference,
		type,
		itemId,
		title,
		departureDate,
		returnDate,
		origin,
		destination,
		cabinClass,
		party,
		travelers,
		travellers: named.map(({ seat, name, birthDate }) => ({ seat, name, birthDate })),
	};
}

const noFlight = { returnDate: '', origin: '', destination: '', cabinClass: '', party: '' };

function callerOf(reading: BookingReading, theirs: CallerBooking[]): Caller {
	const { passenger: name, email, phone, address, city, zipCode, country } = reading;
	return { name, email, phone, address, city, zipCode, country, bookings: theirs };
}

/** Two of one name under one number are one, two names are two: a family has one telephone. */
function personKey({ passenger, email }: BookingReading): string {
	return `${passenger.trim().toLowerCase()} ${email.trim().toLowerCase()}`;
}
