import { randomUUID } from 'node:crypto';

import { asc } from 'drizzle-orm';

import { handle } from '#functions/api.ts';
import { timesOf } from '#src/domain/trips/new-times.ts';
import type { Database } from '#src/server/db/database.ts';
import { scheduleChanges } from '#src/server/db/schema.ts';

import { send } from './api.ts';
import { offerOf } from './bookings.ts';
import { operationCalls } from './operation-calls.ts';
import { visitCookie } from './trips.ts';

/** The offer that the flight of these tests was booked from. */
export const offer = offerOf('2026-11-21');

/** Flight times as the desk records them and a traveller answers them, beside all other operations. */
export function scheduleCalls(db: Database) {
	const calls = operationCalls(db);
	const { deps, store, bookingNow } = calls;

	/** A flight that is confirmed and paid. */
	function flight(changed: Parameters<typeof store>[1] = {}) {
		return store(1, {
			status: 'Confirmed',
			totalPrice: 1240,
			details: {
				origin: offer.origin,
				destination: offer.destination,
				departureDate: '2026-12-10',
				returnDate: '2026-12-20',
				duration: '7h 10m',
				party: '2-adults',
				legs: offer.legs,
			},
			...changed,
		});
	}

	/** The times of the flight, its whole way back so many minutes later. */
	function later(minutes: number, legs = offer.legs) {
		const shifted = (local: string) =>
			new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
		return timesOf(legs).map((leg, index) =>
			leg.map(({ departsAt, arrivesAt }) =>
				index === 0
					? { departsAt, arrivesAt }
					: { departsAt: shifted(departsAt), arrivesAt: shifted(arrivesAt) },
			),
		);
	}

	const changesNow = () => db.select().from(scheduleChanges).orderBy(asc(scheduleChanges.id));

	async function answer(id: number, body: object, attempt: string = randomUUID()) {
		const booking = await bookingNow(id);
		const headers = { Cookie: await visitCookie(db, booking), 'X-Client-Id': attempt };
		const path = `/api/trips/${booking.reference}/schedule`;
		return send(handle, deps, 'POST', path, { body, headers });
	}

	return { ...calls, flight, later, changesNow, answer };
}
