import { eq } from 'drizzle-orm';

import type { WaitingPlace } from '#src/contract/desk/opened-requests.ts';

import type { Database } from '../../db/database.ts';
import { departures, tours, waitingList } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';

/**
 * A place on a waiting list, with what it is for.
 * @throws HttpError 404
 */
export async function readWaitingPlace(db: Database, id: number): Promise<WaitingPlace> {
	const { name, email, travellers, status, offeredUntil, createdAt } = waitingList;
	const [row] = await db
		.select({
			id: waitingList.id,
			name,
			email,
			travellers,
			status,
			offeredUntil,
			createdAt,
			tour: tours.name,
			date: departures.date,
		})
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(eq(waitingList.id, id));
	const place = found(row, 'There is no place on a waiting list with this number.');
	return {
		...place,
		offeredUntil: place.offeredUntil?.toISOString() ?? null,
		createdAt: place.createdAt.toISOString(),
	};
}
