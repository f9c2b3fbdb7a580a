import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import type { Instalment } from '#src/domain/bookings/instalments.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

/** The letter that says by when a booking is to be paid which had no such day before; null where the record has no address. */
export function paymentTermsSet(
	after: BookingRecord,
	instalments: readonly Instalment[],
	siteUrl: string,
): NewLetter | null {
	return bookingOperationTold(after, {
		kind: 'payment-terms-set',
		news: 'has days for its payments',
		opening: `When you booked ${after.bookingId} we named no day for paying it. These are the days now; its price stays as it is.`,
		changes: instalments.map(instalmentLine).map(({ name, when, amount }) => ({
			name,
			before: null,
			after: `${formatMoneyInCents(amount)} ${when}`,
		})),
		siteUrl,
	});
}
