import { checkCode } from '#src/domain/quotes/check-code.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { quotePath } from '#src/paths.ts';

/**
 * What two people read out to find that they look at the same quote.
 * @param path the quote's address on the site
 * @param total dollars of the whole party
 */
export function quoteCheckCode(path: string, total: number): string {
	return checkCode(`${path} ${total}`);
}

/** The check code of the quote that was booked, by which the booking is found on the phone. */
export function bookedCheckCode(
	booking: Parameters<typeof quoteOfBooking>[0] & { totalPrice: number },
): string {
	const { id, asked } = quoteOfBooking(booking);
	return quoteCheckCode(quotePath(id, asked), booking.totalPrice);
}
