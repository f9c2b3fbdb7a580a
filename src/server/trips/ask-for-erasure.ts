import { openErasureRequest, erasureRequest } from '#src/domain/trips/erasure-request.ts';

import { inTransaction } from '../db/in-transaction.ts';
import { tripMessages } from '../db/schema.ts';
import { erasureForDesk } from '../mail/letters/erasure.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { lockBooking } from './lock-booking.ts';
import { selectTripMessages } from './messages-of.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Writes to the desk, in the conversation of a trip, that its traveller wants to be erased. It is the desk that does so,
 * once it knows whether the trip still takes place. A request that it has not answered yet stands for all that follow.
 */
export function askForErasure(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ booking }: Pick<OpenTrip, 'booking'>,
): Promise<{ message: string }> {
	return inTransaction(db, async (transaction) => {
		await lockBooking(transaction, booking.id);
		const messages = await selectTripMessages(transaction, booking.id);
		if (!openErasureRequest(messages)) {
			await transaction.insert(tripMessages).values({
				bookingId: booking.id,
				kind: 'question',
				body: erasureRequest,
				createdAt: now(),
			});
			await addToOutbox(transaction, erasureForDesk(booking));
		}
		return { message: 'Our desk was asked to erase it. It answers on this page.' };
	});
}
