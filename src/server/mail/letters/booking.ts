import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { whenText } from './when.ts';

/** The letter that says a booking was received and how it is confirmed. */
export function bookingReceived(
	booking: BookingReceipt,
	traveller: { name: string; email: string },
): NewLetter {
	const { bookingId, title, travelers, totalPrice } = booking;
	return {
		kind: 'booking-received',
		recipient: traveller.email,
		subject: `${site.name}: your booking ${bookingId}`,
		body: `${greeting(traveller.name)}

Thank you for booking with ${site.name}. Your reference is ${bookingId}.

${title}
${whenText(booking)}
For ${travellersLabel(travelers)}
Total, taxes included: ${formatMoneyInCents(totalPrice)}

Nothing has been charged. Please call ${site.phone} to confirm your booking and to ask for your discount.

${signature}`,
	};
}
