import { randomUUID } from 'node:crypto';

import { addHours } from 'date-fns/addHours';
import { asc, eq } from 'drizzle-orm';

import { handle } from '#functions/api.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings, departures, keptSeats, sessions } from '#src/server/db/schema.ts';

import { administratorCalls } from './administrator-calls.ts';
import { send, testNow } from './api.ts';
import { tourBooking, tourRow } from './bookings.ts';
import { insertTours } from './tours.ts';
import { visitCookie } from './trips.ts';

/** What a traveller pays for the tour of these tests, in dollars before taxes. */
export const price = 1000;

/** A tour whose first departure is called off, and its second offered instead, beside the calls of an administrator. */
export function callingOff(db: Database) {
	const calls = administratorCalls(db);
	const { ask, deps } = calls;
	let now = testNow;
	deps.now = () => now;

	/** A tour that leaves on May 15 (1) and June 12, 2027 (2), for three a party and more. */
	async function store(): Promise<void> {
		now = testNow;
		await insertTours(db, tourRow({ discountPrice: price }));
	}

	async function book(travellers: number, status: 'Confirmed' | null = 'Confirmed') {
		const body = tourBooking(1, travellers, tourTotal(price, travellers));
		const headers = { 'X-Client-Id': randomUUID() };
		const { body: reply } = await send(handle, deps, 'POST', '/api/bookings', { body, headers });
		const { bookingId: reference } = Object(reply);
		const [stored] = await db
			.select()
			.from(bookings)
			.where(eq(bookings.reference, `${reference}`));
		const id = stored?.id ?? null;
		if (id !== null && status) await ask(handle, 'PATCH', `/api/bookings/${id}`, { status });
		return id ?? 0;
	}

	const pay = async (id: number, amount: number) =>
		ask(handle, 'POST', `/api/desk/bookings/${id}/payments`, {
			version: (await booking(id)).version,
			amount,
			method: 'Card',
			paidOn: '2026-11-21',
			note: amount < 0 ? 'The departure was called off.' : '',
		});

	async function callOff(changes: object = {}) {
		const [departure] = await db.select().from(departures).orderBy(asc(departures.id));
		const body = {
			reason: 'too few travellers',
			insteadId: 2,
			note: '',
			version: departure?.version,
			...changes,
		};
		return ask(handle, 'POST', '/api/admin/departures/1/call-off', body);
	}

	const undo = async (version: number) =>
		ask(handle, 'POST', '/api/admin/departures/1/undo', { version });

	async function booking(id: number) {
		const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
		if (!row) throw new Error(`There is no booking ${id}.`);
		return row;
	}

	const kept = () => db.select().from(keptSeats).orderBy(asc(keptSeats.id));

	/** What the traveller of a booking answers on its page. */
	async function answer(id: number, seats: number, given: 'taken' | 'declined') {
		const row = await booking(id);
		const headers = { Cookie: await visitCookie(db, row), 'X-Client-Id': randomUUID() };
		const body = { seats: String(seats), answer: given };
		return send(handle, deps, 'POST', `/api/trips/${row.reference}/kept-seats`, { body, headers });
	}

	return {
		...calls,
		store,
		book,
		pay,
		callOff,
		undo,
		booking,
		kept,
		answer,
		/** Lets time pass; whoever is signed in stays so. */
		wait: async (until: string) => {
			now = new Date(until);
			const expiresAt = addHours(now, 1);
			await db
				.update(sessions)
				.set({ createdAt: now, expiresAt, lastSeenAt: now, confirmedAt: now });
		},
	};
}
