import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';

import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { departures } from '#src/server/db/schema.ts';
import { lockDeparture } from '#src/server/departures/lock-departure.ts';

/** The seats of a departure as its rows tell them one by one, beside the count that the product relies on. */
export async function countedSeats(db: Database, departureId: number, now: Date) {
	const at = now.toISOString();
	const answer = await db.execute(sql`
		select capacity,
			(select coalesce(sum(travelers), 0)::int from bookings where departure_id = departures.id and (
				status = 'Confirmed' or (status = 'Pending Confirmation' and held_until > ${at}::timestamptz)
			)) as booked,
			(select coalesce(sum(travellers), 0)::int from waiting_list where departure_id = departures.id
				and status = 'offered' and offered_until > ${at}::timestamptz) as offered
		from departures where id = ${departureId}
	`);
	const { rows } = z.parse(z.object({ rows: z.tuple([seats]) }), answer);
	return rows[0];
}

const seats = z.object({ capacity: z.int(), booked: z.int(), offered: z.int() });

/** Gives a departure as many seats, as the desk does: no fewer than are taken, of which it answers false. */
export function changeCapacity(
	db: Database,
	departureId: number,
	{ capacity, now }: { capacity: number; now: Date },
): Promise<boolean> {
	return inTransaction(db, async (transaction) => {
		await lockDeparture(transaction, departureId);
		if ((await seatsTaken(transaction, departureId, now)) > capacity) return false;
		await transaction
			.update(departures)
			.set({ capacity })
			.where(sql`${departures.id} = ${departureId}`);
		return true;
	});
}
