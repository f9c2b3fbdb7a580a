import { addHours } from 'date-fns/addHours';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';

import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import type { Database } from '#src/server/db/database.ts';
import { departures } from '#src/server/db/schema.ts';

import { testNow } from './api.ts';
import { tourRow } from './bookings.ts';
import { operationCalls } from './operation-calls.ts';
import { countedSeats } from './seats.ts';
import { insertTours } from './tours.ts';

/** Dollars a person of the one tour there is. */
export const price = 1000;

/** What the desk does to bookings of a tour whose departures have five seats each. */
export function deskTour(db: Database) {
	const calls = operationCalls(db);

	/** An agent, and the tour, in a database without either. */
	async function begin() {
		await calls.asAgent();
		await insertTours(db, tourRow({ discountPrice: price }));
		await db.update(departures).set({ capacity: 5 });
	}
	beforeEach(begin);

	/** Books so many seats of a departure, the first unless another is named, held for an hour. */
	async function booked(
		number: number,
		travelers: number,
		changed: Parameters<typeof calls.store>[1] = {},
	) {
		const departureId = changed.departureId ?? 1;
		const [departure] = await db.select().from(departures).where(eq(departures.id, departureId));
		const departureDate = departure?.date ?? '';
		return calls.store(number, {
			type: 'tour',
			itemId: '1',
			title: 'Alpine Lakes',
			departureId,
			departureDate,
			travelers,
			totalPrice: tourTotal(price, travelers),
			heldUntil: addHours(testNow, 1),
			details: { name: 'Alpine Lakes', duration: '7 Days', departureDate, price },
			...changed,
		});
	}

	/** The seats of a departure that are taken. */
	async function taken(departureId: number) {
		const counted = await countedSeats(db, departureId, testNow);
		return (counted?.booked ?? 0) + (counted?.offered ?? 0);
	}

	/** The letters that are not cancelled. */
	async function unsent() {
		return (await calls.letters()).filter(({ cancelledAt }) => cancelledAt === null);
	}

	return { ...calls, begin, booked, taken, unsent };
}
