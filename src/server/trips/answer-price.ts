import type * as z from 'zod/mini';

import { type answerPrice as endpoint, priceAnswered } from '#src/contract/trips/price.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';

import { traveller } from '../bookings/operations/actor.ts';
import { changePrice } from '../bookings/operations/change-price.ts';
import { priceAsked } from '../bookings/price-asked.ts';
import { messages } from '../db/schema.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import { storedBefore } from '../http/stored-once.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';
import { writeMessage } from './write-message.ts';

type World = Offering & Pick<Dependencies, 'db' | 'limitsUses'>;
type Answer = Pick<z.output<typeof endpoint.body>, 'answer' | 'seen'> & { attempt: Attempt | null };

/**
 * Raises the price of a confirmed trip to what its traveller says yes to, or tells the desk that they do not. The same
 * attempt once more is told the same.
 * @throws HttpError 409 where the desk asks for no other price, or for another than was seen
 */
export async function answerPrice(
	deps: World,
	trip: Pick<OpenTrip, 'booking'>,
	{ answer, seen, attempt }: Answer,
): Promise<z.output<typeof endpoint.reply>> {
	const { booking } = trip;
	if (answer === 'agreed') {
		const body = { total: Number(seen), reason: priceAnswered.reason, isAgreed: true };
		await changePrice.perform(deps, { actor: traveller, id: booking.id, attempt, body });
	} else {
		const asked = await priceAsked(deps.db, booking);
		const isNow = asked !== null && totalSeen(asked.total) === seen;
		if (!isNow && !(await storedBefore(deps.db, messages, attempt))) {
			throw new HttpError(409, { message: priceAnswered.notNow });
		}
		const askedTotal = Number(seen);
		const body = priceAnswered.no(askedTotal);
		await writeMessage(deps, trip, { kind: 'change', body, askedTotal, attempt });
	}
	return { answer, message: priceAnswered[answer] };
}
