import { openErasureRequest, erasureRequest } from '#src/domain/trips/erasure-request.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { erasureForDesk } from '../mail/letters/erasure.ts';
import { selectTripMessages } from '../messages/read-messages.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { lockBooking } from './lock-booking.ts';
import { countMessage } from './message-limit.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Writes to the desk, in the conversation of a trip, that its traveller wants to be erased. It is the desk that does so,
 * once it knows whether the trip still takes place. A request that it has not answered yet stands for all that follow.
 * @throws HttpError 429
 */
export function askForErasure(
	deps: Pick<Dependencies, 'db' | 'now' | 'limitsUses'>,
	{ booking }: Pick<OpenTrip, 'booking'>,
): Promise<{ message: string }> {
	return inTransaction(deps.db, async (transaction) => {
		await lockBooking(transaction, booking.id);
		const messages = await selectTripMessages(transaction, booking.id);
		if (!openErasureRequest(messages)) {
			await sendMessage(
				transaction,
				{ kind: 'booking', id: booking.id },
				{ kind: 'question', body: erasureRequest, createdAt: deps.now(), attempt: null },
				() => erasureForDesk(booking),
			);
			await countMessage(transaction, booking.id, deps);
		}
		return { message: 'Our desk was asked to erase it. It answers on this page.' };
	});
}
