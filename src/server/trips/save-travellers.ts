import { and, eq, notInArray, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { travellerMessages, type TravellersForm } from '#src/contract/trips/travellers.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { type SeatedTraveller, travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { travellerProblems } from '#src/domain/trips/traveller-rules.ts';
import { areTravellersDue, travellersClosed } from '#src/domain/trips/travellers-due.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';
import { site } from '#src/site.ts';

import { bookingRows } from '../admin/bookings/queries.ts';
import { selectRow } from '../admin/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings, travellers } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { whatDiffers } from './travellers-differ.ts';
import { selectTravellers } from './trip-view.ts';

const limit: RateLimit = {
	name: 'trip-travellers',
	most: 60,
	windowSeconds: 60 * 60,
	message: travellerMessages.tooMany,
};

/**
 * Stores who has the seats of a booking, in the place of whoever was named before.
 * @throws HttpError 400 at each field that breaks a rule of `travellerProblems`; 409 where nobody can be named any more,
 *   and, at each field that differs, where somebody else has saved since the form was filled in; 429
 */
export async function saveTravellers(
	deps: Dependencies,
	bookingId: number,
	form: TravellersForm,
): Promise<SeatedTraveller[]> {
	const now = deps.now();
	return inTransaction(deps.db, async (transaction) => {
		const booking = await lockBooking(transaction, bookingId);
		const stored = await selectTravellers(transaction, booking.id);
		const given = givenIn(form);
		refuse(booking, given, now);
		if (form.seen !== undefined && form.seen !== travellersMark(stored)) {
			const issues = whatDiffers(given, stored);
			if (issues.length > 0) {
				throw new HttpError(409, { message: travellerMessages.changedMeanwhile, issues });
			}
		}
		const named = given.filter(({ name }) => name !== '');
		await store(transaction, { bookingId: booking.id, named, now });
		await countCall(transaction, limit, deps);
		return named;
	});
}

/** Until the transaction ends nobody else decides on the booking, or names its travellers. */
async function lockBooking(transaction: Database, id: number): Promise<BookingRecord> {
	await transaction
		.select({ id: bookings.id })
		.from(bookings)
		.where(eq(bookings.id, id))
		.for('update');
	return selectRow(transaction, bookingRows, id);
}

/** Those of whom the form says anything, in the order of their seats. */
function givenIn({ name, birthDate = {}, needs = {} }: TravellersForm): SeatedTraveller[] {
	const keys = new Set([name, birthDate, needs].flatMap((fields) => Object.keys(fields)));
	return [...keys]
		.map((key) => ({
			seat: Number(key),
			name: name[key] ?? '',
			birthDate: birthDate[key] || null,
			needs: needs[key] ?? '',
		}))
		.toSorted((one, other) => one.seat - other.seat);
}

function refuse(booking: BookingRecord, given: readonly SeatedTraveller[], now: Date): void {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) throw new TypeError('A row of a booking is no record.');
	const { departureDate: departure } = booking;
	const closed = travellersClosed({ standing: bookingStanding(booking, now), departure }, now);
	if (closed !== null) throw new HttpError(409, { message: closed });
	const issues = travellerProblems(given, {
		seats: tripSeats(reading),
		departure,
		today: newYorkDay(now),
		isDue: areTravellersDue(departure, now),
	});
	const [first] = issues;
	if (first) throw new HttpError(400, { message: first.message, issues });
}

async function store(
	transaction: Database,
	{ bookingId, named, now }: { bookingId: number; named: readonly SeatedTraveller[]; now: Date },
): Promise<void> {
	const seats = named.map(({ seat }) => seat);
	await transaction
		.delete(travellers)
		.where(and(eq(travellers.bookingId, bookingId), notInArray(travellers.seat, seats)));
	await transaction
		.insert(travellers)
		.values(named.map((each) => ({ ...each, bookingId, createdAt: now, updatedAt: now })))
		.onConflictDoUpdate({
			target: [travellers.bookingId, travellers.seat],
			set: {
				name: sql`excluded.name`,
				birthDate: sql`excluded.birth_date`,
				needs: sql`excluded.needs`,
				updatedAt: now,
			},
		});
}
