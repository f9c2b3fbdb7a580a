import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { checkCode } from '#src/domain/quotes/check-code.ts';
import { parseQuoteId } from '#src/domain/quotes/parse-quote-id.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { quotePath } from '#src/paths.ts';

import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';

/**
 * How the price of a booking was made, and the check code that stood beside it: of the total as the rules made it, which
 * is what its traveller has before them. null of what was booked without a quote.
 */
export async function quoteOf(
	db: Database,
	{ id, type, travelers, departureDate, details, quotedPrice, totalPrice }: BookingRecord,
): Promise<BookingPageView['quote']> {
	const [row] = await db
		.select({ itemId: bookings.itemId })
		.from(bookings)
		.where(eq(bookings.id, id));
	const itemId = row?.itemId ?? '';
	if (itemId === '') return null;
	const quote = quoteOfBooking({ type, itemId, travelers, departureDate, details });
	if (parseQuoteId(quote.id) === null) return null;
	const path = quotePath(quote.id, quote.asked);
	return { path, checkCode: checkCode(`${path} ${quotedPrice ?? totalPrice}`) };
}
