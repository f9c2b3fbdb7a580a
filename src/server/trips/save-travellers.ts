import { travellerMessages, type TravellersForm } from '#src/contract/trips/travellers.ts';
import type { SeatedTraveller } from '#src/domain/trips/seated-traveller.ts';

import { traveller } from '../bookings/operations/actor.ts';
import { changeTravellers } from '../bookings/operations/change-travellers.ts';
import { selectTravellers } from '../bookings/travellers-of.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';

const limit: RateLimit = {
	name: 'trip-travellers',
	most: 60,
	windowSeconds: 60 * 60,
	message: travellerMessages.tooMany,
};

/**
 * Stores who has the seats of a booking, in the place of whoever was named before, as whoever booked says it.
 * @throws HttpError as `changeTravellers`; 429
 */
export function saveTravellers(
	deps: Dependencies,
	id: number,
	form: TravellersForm,
): Promise<SeatedTraveller[]> {
	return inTransaction(deps.db, async (transaction) => {
		const body = { travellers: givenIn(form), seen: form.seen };
		const asked = { actor: traveller, id, attempt: null, body };
		await changeTravellers.within(transaction, deps, asked);
		await countCall(transaction, limit, deps);
		return selectTravellers(transaction, id);
	});
}

/** Those of whom the form says anything. */
function givenIn({ name, birthDate = {}, needs = {} }: TravellersForm): SeatedTraveller[] {
	const keys = new Set([name, birthDate, needs].flatMap((fields) => Object.keys(fields)));
	return [...keys].map((key) => ({
		seat: Number(key),
		name: name[key] ?? '',
		birthDate: birthDate[key] || null,
		needs: needs[key] ?? '',
	}));
}
