import { and, asc, eq, exists, gt, inArray, type SQL } from 'drizzle-orm';

import { type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';

import { isWaiting } from '../catalog/still-waiting.ts';
import type { Database } from '../db/database.ts';
import { departures, tours, waitingList } from '../db/schema.ts';
import { type WaitingEnd, waitingListEnded } from '../mail/letters/waiting-list.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { DepartureRow } from './lock-departure.ts';

type Tour = { id: number; name: string; duration: string };

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
export async function endWaiting(transaction: Database, tour: Tour, now: Date): Promise<void> {
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
	for (const departure of waitedFor) await endPlaces(transaction, { departure, tour }, 'tour', now);
}

/** As `endWaiting`, for one departure that is called off and locked. @returns how many waited */
export async function endWaitingFor(
	transaction: Database,
	{ id, date, tourId }: DepartureRow,
	now: Date,
): Promise<number> {
	const { name, duration } = tours;
	const [tour] = await transaction
		.select({ id: tours.id, name, duration })
		.from(tours)
		.where(eq(tours.id, tourId));
	return tour ? endPlaces(transaction, { departure: { id, date }, tour }, 'departure', now) : 0;
}

async function endPlaces(
	transaction: Database,
	{ departure: { id, date }, tour }: { departure: { id: number; date: CalendarDate }; tour: Tour },
	why: WaitingEnd,
	now: Date,
): Promise<number> {
	const ended = await transaction
		.update(waitingList)
		.set({ status: 'left' })
		.where(and(eq(waitingList.departureId, id), isWaiting(now)))
		.returning();
	const departure = { date, endDate: departureEnd(date, tour.duration) };
	for (const place of ended) {
		await addToOutbox(transaction, waitingListEnded({ ...place, tour, departure }, why));
	}
	return ended.length;
}

function isAheadOf(tourId: number, today: CalendarDate): SQL | undefined {
	return and(eq(departures.tourId, tourId), gt(departures.date, today));
}
