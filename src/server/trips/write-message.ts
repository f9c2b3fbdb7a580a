import type { WrittenKind } from '#src/contract/trips/messages.ts';
import type { TripMessage } from '#src/contract/trips/trip.ts';

import { inTransaction } from '../db/in-transaction.ts';
import type { Stored } from '../db/stored-once.ts';
import type { Attempt } from '../http/attempt.ts';
import { tripMessageForDesk } from '../mail/letters/trip-message.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countMessage } from './message-limit.ts';
import { messageOf } from './messages-of.ts';
import { storeMessage } from './store-message.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Stores what a traveller writes about a trip, with the letter that brings it to the desk, or finds what the same attempt
 * stored before.
 * @throws HttpError 409 when the attempt was sent with other words; 429
 */
export function writeMessage(
	deps: Pick<Dependencies, 'db' | 'now' | 'limitsUses'>,
	{ booking }: Pick<OpenTrip, 'booking'>,
	{ kind, body, attempt }: { kind: WrittenKind; body: string; attempt: Attempt | null },
): Promise<Stored<TripMessage>> {
	return inTransaction(deps.db, async (transaction) => {
		const message = { bookingId: booking.id, kind, body, createdAt: deps.now() };
		const stored = await storeMessage(transaction, message, attempt);
		if (!stored) throw new Error('A message was not stored.');
		const { row, isRepeat } = stored;
		if (!isRepeat) {
			await addToOutbox(transaction, tripMessageForDesk(booking, { id: row.id, kind, body }));
			await countMessage(transaction, booking.id, deps);
		}
		return { receipt: messageOf(row), isRepeat };
	});
}
