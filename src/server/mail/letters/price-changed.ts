import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';

import type { NewLetter } from '../letter.ts';
import { bookingOperationTold } from './booking-operation.ts';

/** The letter that says a booking costs another total than before; null where the record has no address. */
export function priceChanged(
	before: BookingRecord,
	after: BookingRecord,
	siteUrl: string,
): NewLetter | null {
	const [was, is] = [before.totalPrice, after.totalPrice].map(formatMoneyInCents);
	return bookingOperationTold(after, {
		kind: 'price-changed',
		news: 'has a new price',
		opening: `The price of your booking ${after.bookingId} is now ${is}, taxes included.`,
		changes: [{ name: 'Total, taxes included', before: was ?? '', after: is ?? '' }],
		siteUrl,
	});
}
