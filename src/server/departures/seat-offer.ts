import { eq } from 'drizzle-orm';

import { requestMessages } from '#src/contract/requests/requests.ts';
import { type SeatOffer, waitingMessages } from '#src/contract/requests/waiting-list.ts';
import { ageLimits } from '#src/domain/bookings/age-limits.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';

import { departuresOf } from '../catalog/departures-of.ts';
import { departures, tours, waitingList } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tokenHashOf } from '../world/secret-token.ts';
import { whyEnded } from './offer-standing.ts';

/** How often one address may look at what is held for it: each time that the page of the link is opened. */
const limit: RateLimit = {
	name: 'seat-offers',
	most: 60,
	windowSeconds: 60 * 60,
	message: requestMessages.tooMany,
};

/**
 * The seats that are held for whoever has the key of a letter.
 * @throws HttpError 404 where the key opens nothing; 409 where the offer has ended, or its departure is no longer sold; 429
 */
export async function readSeatOffer(deps: Dependencies, key: string): Promise<SeatOffer> {
	const { db } = deps;
	await countCall(db, limit, deps);
	const now = deps.now();
	const [row] = await db
		.select({ place: waitingList, departure: departures, tour: tours })
		.from(waitingList)
		.innerJoin(departures, eq(departures.id, waitingList.departureId))
		.innerJoin(tours, eq(tours.id, departures.tourId))
		.where(eq(waitingList.tokenHash, tokenHashOf(key)));
	if (row === undefined) throw new HttpError(404, { message: waitingMessages.linkWrong });
	const { place, tour } = row;
	const ended = whyEnded(place, now);
	if (ended !== null) throw new HttpError(409, { message: ended });
	const isSold = tour.deletedAt === null && tour.state === 'published';
	const shown = isSold ? await departuresOf(db, tour, now) : [];
	const departure = departuresOnSale(shown, now).find((each) => each.id === place.departureId);
	if (departure === undefined || place.offeredUntil === null) {
		throw new HttpError(409, { message: waitingMessages.departureGone });
	}
	const { id, name, destination, duration, image, price, discountPrice, facts } = tour;
	const ages = ageLimits(facts.ages);
	return {
		tour: { id, name, destination, duration, image, price, discountPrice, ages },
		departure,
		travellers: place.travellers,
		until: place.offeredUntil.toISOString(),
	};
}
