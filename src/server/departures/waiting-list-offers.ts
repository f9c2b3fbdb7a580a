import { and, asc, eq, gt, lte, ne, not, or, sql } from 'drizzle-orm';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import { takenSeats } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { departures, waitingList } from '../db/schema.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { lockDepartureIfAny } from './lock-departure.ts';
import { offerSeats } from './offer-seats.ts';
import { publishTakenSeats } from './publish-seats.ts';

/** Offers the seats that came free with nobody's doing: a hold or an offer ended, or a departure was given more seats. */
export const waitingListOffers: Job = {
	name: 'waiting list',
	functionName: 'waiting-list-offers',
	every: 'minute',
	work: offerFreeSeats,
};

/** Departures of one turn: more have hardly ever something to offer in the same minute. */
const mostAtOnce = 200;

async function offerFreeSeats(world: JobWorld): Promise<void> {
	const isOver = turn(world);
	const { db, now } = world;
	let offers = 0;
	for (const id of await departuresWithOffers(db, now())) {
		if (isOver()) break;
		const { offered, tourId } = await offerOf(world, id);
		offers += offered;
		if (tourId !== null) await publishTakenSeats(tourId);
	}
	if (offers > 0) log('info', 'seats offered', { offers });
}

/** Looked at again once it is locked; it may be gone. */
function offerOf(world: JobWorld, departureId: number) {
	return inTransaction(world.db, async (transaction) => {
		const departure = await lockDepartureIfAny(transaction, departureId);
		if (departure === null) return { offered: 0, tourId: null };
		return {
			offered: await offerSeats(transaction, departure, world),
			tourId: departure.tourId,
		};
	});
}

/** The departures with an offer that has passed, or with free seats for somebody who waits, the soonest first. */
async function departuresWithOffers(db: Database, now: Date): Promise<number[]> {
	const { status, offeredUntil, travellers, email } = waitingList;
	const hasPassed = and(eq(status, 'offered'), lte(offeredUntil, now));
	const isSold = and(ne(departures.state, 'closed'), gt(departures.date, utcToday(now)));
	const fits = lte(travellers, sql`${departures.capacity} - ${takenSeats(now)}`);
	const isNext = and(eq(status, 'waiting'), isSold, not(isMuted(email)), fits);
	const rows = await db
		.selectDistinct({ id: departures.id, date: departures.date })
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.where(or(hasPassed, isNext))
		.orderBy(asc(departures.date), asc(departures.id))
		.limit(mostAtOnce);
	return rows.map(({ id }) => id);
}
