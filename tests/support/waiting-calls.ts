import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as offerFreeSeats } from '#functions/waiting-list-offers.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings, departures, outbox, tours, waitingList } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { send, testDependencies, testNow } from './api.ts';
import { tourBooking, tourRow } from './bookings.ts';
import { emptyDatabase } from './database.ts';
import { storedBooking } from './stored-booking.ts';

/** The one tour there is, and its one departure, of ten seats. */
export const tour = 1;
export const departure = 1;
export const departureDate = '2027-05-15';
const capacity = 10;

export const waitingForm = {
	departureId: departure,
	name: 'Grace Hopper',
	email: 'grace@example.com',
	travellers: 2,
};

/**
 * The waiting list's functions over a database in which every test finds one departure with ten seats: eight of them in
 * a booking that is confirmed (its id is 1), two in one that is held for a day (2).
 */
export function waitingCalls(db: Database) {
	const deps = testDependencies(db, { limitsUses: false });

	beforeEach(async () => {
		vi.spyOn(console, 'info').mockImplementation(() => {});
		await emptyDatabase(db);
		await db.insert(tours).values(tourRow());
		await db.insert(departures).values({ tourId: tour, date: departureDate, capacity });
		const seats = { type: 'tour', departureId: departure, departureDate } as const;
		const heldUntil = addDays(testNow, 1);
		await db
			.insert(bookings)
			.values([
				storedBooking(1, { ...seats, travelers: 8, status: 'Confirmed', heldUntil }),
				storedBooking(2, { ...seats, travelers: 2, heldUntil }),
			]);
	});

	function post(
		path: string,
		body: unknown,
		changed: Partial<Dependencies> = {},
		attempt?: string,
	) {
		const headers: Record<string, string> = attempt === undefined ? {} : { 'X-Client-Id': attempt };
		return send(handle, { ...deps, ...changed }, 'POST', path, { body, headers });
	}

	/** Joins as `name@example.com`. */
	function join(name: string, travellers: number, changed: Partial<Dependencies> = {}) {
		const body = { ...waitingForm, name, email: `${name}@example.com`, travellers };
		return post('/api/waiting-list', body, changed);
	}

	/** Books the departure for so many, with the key of a letter or without. */
	function book(travelers: number, seatKey?: string, changed: Partial<Dependencies> = {}) {
		const sent = tourBooking(tour, travelers, Math.round(1699.99 * 1.1 * travelers));
		const body = { ...sent, details: { ...sent.details, departureDate, seatKey } };
		return send(handle, { ...deps, ...changed }, 'POST', '/api/bookings', { body });
	}

	/** Gives seats back as a hold does that has ended. */
	function endHold() {
		return db.update(bookings).set({ heldUntil: testNow }).where(eq(bookings.id, 2));
	}

	/** Does the minute's work, so many hours after the tests' moment. */
	function offerSeats(hours = 0) {
		return offerFreeSeats({ ...deps, now: () => addHours(testNow, hours) });
	}

	/** Who stands how on the list, in the order in which they came: 'grace waiting'. */
	async function standing() {
		const rows = await db.select().from(waitingList).orderBy(waitingList.id);
		return rows.map(({ name, status }) => `${name} ${status}`);
	}

	/** The key in the last letter to somebody: of its link '#seats=…' or '#leave=…'. */
	async function keyFor(name: string, purpose: 'seats' | 'leave') {
		const letters = await db
			.select()
			.from(outbox)
			.where(eq(outbox.recipient, `${name}@example.com`))
			.orderBy(desc(outbox.id));
		const found = letters.map(
			({ body }) => new RegExp(`#${purpose}=([\\w-]{43})\n`).exec(body)?.[1],
		);
		return found.find((key) => key !== undefined) ?? '';
	}

	return { deps, post, join, book, endHold, offerSeats, standing, keyFor };
}
