import { and, asc, eq, exists, gt, inArray, type SQL } from 'drizzle-orm';

import { type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';

import { isWaiting } from '../catalog/still-waiting.ts';
import type { Database } from '../db/database.ts';
import { departures, waitingList } from '../db/schema.ts';
import { waitingListEnded } from '../mail/letters/waiting-list.ts';
import { addToOutbox } from '../mail/outbox.ts';

/** How many wait for seats of a tour's departures ahead, or have an offer of some. */
export async function countWaiting(db: Database, tourId: number, now: Date): Promise<number> {
	const its = db
		.select({ id: departures.id })
		.from(departures)
		.where(isAheadOf(tourId, utcToday(now)));
	return db.$count(waitingList, and(inArray(waitingList.departureId, its), isWaiting(now)));
}

/**
 * Takes everybody off the waiting lists of a tour that is not sold any more, gives back the seats that were held for them,
 * and tells each so by letter. Who was told stays off, also where the tour comes back.
 */
export async function endWaiting(
	transaction: Database,
	tour: { id: number; name: string; duration: string },
	now: Date,
): Promise<void> {
	// As whoever changes places on a list: the departures first, always in one order.
	const { departureId } = waitingList;
	const places = transaction
		.select({ id: waitingList.id })
		.from(waitingList)
		.where(and(eq(departureId, departures.id), isWaiting(now)));
	const waitedFor = await transaction
		.select({ id: departures.id, date: departures.date })
		.from(departures)
		.where(and(isAheadOf(tour.id, utcToday(now)), exists(places)))
		.orderBy(asc(departures.id))
		.for('update');
	for (const { id, date } of waitedFor) {
		const ended = await transaction
			.update(waitingList)
			.set({ status: 'left' })
			.where(and(eq(departureId, id), isWaiting(now)))
			.returning();
		const departure = { date, endDate: departureEnd(date, tour.duration) };
		for (const place of ended) {
			await addToOutbox(transaction, waitingListEnded({ ...place, tour, departure }));
		}
	}
}

function isAheadOf(tourId: number, today: CalendarDate): SQL | undefined {
	return and(eq(departures.tourId, tourId), gt(departures.date, today));
}
