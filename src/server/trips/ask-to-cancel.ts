import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { knownRefund } from '#src/domain/bookings/promised-refund.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { refundOf, refundText } from '#src/domain/bookings/refund.ts';

import type { Database } from '../db/database.ts';
import type { Attempt } from '../http/attempt.ts';
import { cancellationAsked, cancellationForDesk } from '../mail/letters/cancellation-request.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { countMessage } from './message-limit.ts';

/**
 * Asks the desk to cancel a booking, and keeps what the policy pays back at this moment; a letter tells both of it.
 * @param transaction has locked the booking, for which no other request waits
 * @throws HttpError 409 when the attempt was sent with other words; 429
 */
export async function askToCancel(
	transaction: Database,
	asked: {
		booking: BookingRecord;
		refundable: RefundableBooking;
		note: string;
		attempt: Attempt | null;
	},
	deps: Pick<Dependencies, 'now' | 'limitsUses' | 'siteUrl'>,
): Promise<void> {
	const { booking, refundable, note, attempt } = asked;
	const askedAt = deps.now();
	const amount = knownRefund(refundOf(refundable, askedAt));
	const about = { kind: 'booking', id: booking.id } as const;
	const message = {
		kind: 'cancellation',
		cancellation: 'asked',
		body: note,
		refund: amount,
		createdAt: askedAt,
		attempt,
	} as const;
	const { row } = await sendMessage(transaction, about, message, () =>
		cancellationForDesk(booking, { askedAt, amount, note }),
	);
	const refund = refundText(refundable, askedAt);
	const receipt = cancellationAsked(booking, { id: row.id, askedAt, amount, refund }, deps.siteUrl);
	if (receipt) await addToOutbox(transaction, receipt);
	await countMessage(transaction, booking.id, deps);
}
