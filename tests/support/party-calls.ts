import { and, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';

import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { selectTravellers } from '#src/server/bookings/travellers-of.ts';
import type { Database } from '#src/server/db/database.ts';
import { changes, departures, flights, travellers } from '#src/server/db/schema.ts';

import { testNow } from './api.ts';
import { dealRow, tourRow } from './bookings.ts';
import { operationCalls } from './operation-calls.ts';
import { countedSeats } from './seats.ts';
import { insertTours } from './tours.ts';

/** A seat of the tour, in dollars before taxes. */
export const price = 1699.99;
const date = '2027-05-15';

/** What the desk does about the party of a tour's bookings, as an agent; the tour leaves on `date`. */
export function partyCalls(db: Database) {
	const calls = operationCalls(db);
	const { asAgent, store, read } = calls;
	let departureId = 0;

	beforeEach(async () => {
		await asAgent();
		await insertTours(db, tourRow());
		await db.insert(flights).values(dealRow());
		const [row] = await db
			.select()
			.from(departures)
			.where(and(eq(departures.date, date)));
		departureId = row?.id ?? 0;
	});

	/** A tour that is booked and paid, by its rules. */
	async function tour(travelers = 2, changed: Parameters<typeof store>[1] = {}) {
		const total = tourTotal(price, travelers);
		const id = await store(1, {
			type: 'tour',
			status: 'Confirmed',
			travelers,
			departureId,
			departureDate: date,
			totalPrice: total,
			details: { name: 'Island Light', duration: '7 days', departureDate: date, price },
			...changed,
		});
		await db.insert(changes).values({
			name: 'Ana',
			email: '',
			action: 'updated',
			subject: 'booking',
			subjectId: id,
			label: '',
			after: { status: 'Confirmed' },
			createdAt: new Date('2026-11-20T12:00:00Z'),
		});
		return id;
	}

	const name = (bookingId: number, seat: number, called: string) =>
		db.insert(travellers).values({ bookingId, seat, name: called });
	const names = async (id: number) =>
		(await selectTravellers(db, id)).map((each) => `${each.seat} ${each.name}`);
	const seats = async () => (await countedSeats(db, departureId, testNow))?.booked;
	const priceOf = (id: number, asked: string) => read(`/api/desk/bookings/${id}/party?${asked}`);

	let number = 1;
	async function tourNumber(changed: Parameters<typeof store>[1]): Promise<number> {
		number += 1;
		return tour(2, { reference: `BD200010${number}`, ...changed });
	}

	return {
		...calls,
		departureId: () => departureId,
		tour,
		tourNumber,
		name,
		names,
		seats,
		priceOf,
	};
}
