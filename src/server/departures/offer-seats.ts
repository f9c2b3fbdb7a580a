import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { and, asc, eq, lte, not } from 'drizzle-orm';

import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { canStillBeSold, type Leaving, soldUntil } from '#src/domain/bookings/last-sale.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import { nextInLine, offersSeats, seatOfferHours } from '#src/domain/tours/waiting-list.ts';
import { site } from '#src/site.ts';

import { tourLeaving } from '../catalog/leaving.ts';
import { isOnSale } from '../catalog/on-sale.ts';
import { seatsTaken } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { tours, waitingList } from '../db/schema.ts';
import { seatsOffered } from '../mail/letters/waiting-list.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { isMuted } from '../mail/suppressions.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import type { DepartureRow } from './lock-departure.ts';

/** What offers are made with. */
export type Offering = Pick<Dependencies, 'now' | 'randomBytes' | 'siteUrl'>;

type Waiting = typeof waitingList.$inferSelect;

/** More are not looked at in one go: the rest is offered what is left a minute later. */
const mostAtOnce = 100;

/**
 * Ends the offers of a departure that have passed, and offers its free seats to those who wait: the seats are theirs for
 * a day, and a letter says so. To be called by whoever gives seats back, and before anybody else takes any, so that
 * nobody overtakes those who wait. What can no longer be sold is offered to nobody.
 * @param departure locked by the transaction
 * @returns how many were offered seats
 */
export async function offerSeats(
	transaction: Database,
	departure: DepartureRow,
	offering: Offering,
): Promise<number> {
	const now = offering.now();
	await endPassedOffers(transaction, departure, now);
	if (!offersSeats(departure, now)) return 0;
	const seatsLeft = departure.capacity - (await seatsTaken(transaction, departure.id, now));
	const waiting = seatsLeft > 0 ? await whoFits(transaction, departure, seatsLeft) : [];
	const next = nextInLine(waiting, seatsLeft);
	if (next.length === 0) return 0;
	const [tour] = await transaction
		.select({ id: tours.id, name: tours.name, duration: tours.duration, places: tours.places })
		.from(tours)
		.where(and(isOnSale(tours), eq(tours.id, departure.tourId)));
	if (tour === undefined) return 0;
	const leaving = tourLeaving(tour, departure);
	if (!canStillBeSold(leaving, now, site)) return 0;
	for (const place of next) await offer(transaction, { place, departure, tour, leaving }, offering);
	return next.length;
}

/** Nobody hears of it: the letter that offered the seats said until when. */
async function endPassedOffers(
	transaction: Database,
	{ id }: DepartureRow,
	now: Date,
): Promise<void> {
	const { departureId, status, offeredUntil } = waitingList;
	await transaction
		.update(waitingList)
		.set({ status: 'passed' })
		.where(and(eq(departureId, id), eq(status, 'offered'), lte(offeredUntil, now)));
}

/** Who waits with a party that may fit, the first first. Whom no letter reaches would hold the seats in vain. */
function whoFits(
	transaction: Database,
	{ id }: DepartureRow,
	seatsLeft: number,
): Promise<Waiting[]> {
	const { departureId, status, travellers, email } = waitingList;
	return transaction
		.select()
		.from(waitingList)
		.where(
			and(
				eq(departureId, id),
				eq(status, 'waiting'),
				lte(travellers, seatsLeft),
				not(isMuted(email)),
			),
		)
		.orderBy(asc(waitingList.id))
		.limit(mostAtOnce);
}

async function offer(
	transaction: Database,
	{
		place,
		departure,
		tour,
		leaving,
	}: {
		place: Waiting;
		departure: DepartureRow;
		tour: { id: number; name: string; duration: string };
		leaving: Leaving;
	},
	offering: Offering,
): Promise<void> {
	const key = newToken(offering);
	const offeredUntil = min([addHours(offering.now(), seatOfferHours), soldUntil(leaving, site)]);
	await transaction
		.update(waitingList)
		.set({ status: 'offered', tokenHash: tokenHashOf(key), offeredUntil })
		.where(eq(waitingList.id, place.id));
	const { date } = departure;
	const trip = { tour, departure: { date, endDate: departureEnd(date, tour.duration) } };
	const link = { siteUrl: offering.siteUrl, key };
	await addToOutbox(
		transaction,
		seatsOffered({ ...place, ...trip }, deskMoment(site, offeredUntil), link),
	);
}
