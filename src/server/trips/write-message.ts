import type { WrittenKind } from '#src/contract/trips/messages.ts';
import type { TripMessage } from '#src/contract/trips/trip.ts';

import { inTransaction } from '../db/in-transaction.ts';
import type { TripWish } from '../db/schema/messages.ts';
import type { Attempt } from '../http/attempt.ts';
import type { Stored } from '../http/stored-once.ts';
import { tripMessageForDesk } from '../mail/letters/trip-message.ts';
import { tripMessageOf } from '../messages/read-messages.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { countMessage } from './message-limit.ts';
import type { OpenTrip } from './trip-access.ts';

type Written = {
	kind: WrittenKind;
	body: string;
	/** The departure or the party that it asks for, where the page made it of a choice. */
	wish?: TripWish | null;
	/** The higher total to which it says no, where the page made it of an answer. */
	askedTotal?: number | null;
	attempt: Attempt | null;
};

/**
 * Stores what a traveller writes about a trip, with the letter that brings it to the desk, or finds what the same attempt
 * stored before.
 * @throws HttpError 409 when the attempt was sent with other words; 429
 */
export function writeMessage(
	deps: Pick<Dependencies, 'db' | 'now' | 'limitsUses'>,
	{ booking }: Pick<OpenTrip, 'booking'>,
	{ kind, body, wish = null, askedTotal = null, attempt }: Written,
): Promise<Stored<TripMessage>> {
	return inTransaction(deps.db, async (transaction) => {
		const { row, isRepeat } = await sendMessage(
			transaction,
			{ kind: 'booking', id: booking.id },
			{ kind, body, wish, askedTotal, createdAt: deps.now(), attempt },
			() => tripMessageForDesk(booking, { kind, body }),
		);
		if (!isRepeat) await countMessage(transaction, booking.id, deps);
		return { receipt: tripMessageOf(row), isRepeat };
	});
}
