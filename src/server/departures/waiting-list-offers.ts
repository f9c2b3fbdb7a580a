import { addMinutes } from 'date-fns/addMinutes';
import { and, asc, eq, gt, lte, not, or, sql } from 'drizzle-orm';

import { undoMinutes } from '#src/domain/bookings/operation.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import { isShownDeparture } from '../catalog/shown-departure.ts';
import { isWaiting } from '../catalog/still-waiting.ts';
import { takenSeats } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { departures, waitingList } from '../db/schema.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { endWaitingFor } from './end-waiting.ts';
import { lockDepartureIfAny } from './lock-departure.ts';
import { offerSeats } from './offer-seats.ts';
import { publishTakenSeats } from './publish-seats.ts';

/**
 * Offers the seats that came free with nobody's doing: a hold or an offer ended, or a departure was given more seats. Tells
 * those who wait for a departure that was called off, once that can no longer be undone.
 */
export const waitingListOffers: Job = {
	name: 'waiting list',
	functionName: 'waiting-list-offers',
	every: 'minute',
	work: keepWaitingLists,
};

/** Departures of one turn: more have hardly ever something to offer in the same minute. */
const mostAtOnce = 200;

async function keepWaitingLists(world: JobWorld): Promise<void> {
	const isOver = turn(world);
	for (const id of await departuresCalledOff(world.db, world.now())) {
		if (isOver()) return;
		await endCalledOff(world, id);
	}
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

/** Departures that somebody waits for in vain. */
async function departuresCalledOff(db: Database, now: Date): Promise<number[]> {
	const rows = await db
		.selectDistinct({ id: departures.id })
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.where(
			and(
				isWaiting(now),
				eq(departures.state, 'called off'),
				lte(departures.calledOffAt, addMinutes(now, -undoMinutes)),
			),
		)
		.orderBy(asc(departures.id))
		.limit(mostAtOnce);
	return rows.map(({ id }) => id);
}

function endCalledOff({ db, now }: JobWorld, id: number): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const departure = await lockDepartureIfAny(transaction, id);
		return departure?.state === 'called off' ? endWaitingFor(transaction, departure, now()) : 0;
	});
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
	const isSold = and(isShownDeparture, gt(departures.date, utcToday(now)));
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
