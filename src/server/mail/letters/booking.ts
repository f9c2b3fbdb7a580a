import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { fareNote, whoTravels } from '#src/domain/bookings/party.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { whenText } from './when.ts';

/** The letter that says a booking was received and how it is confirmed. */
export function bookingReceived(
	booking: BookingReceipt,
	{ name, email, itemId }: { name: string; email: string; itemId: string },
): NewLetter {
	const { bookingId, title, travelers, totalPrice } = booking;
	const party = partyOfOffer(itemId);
	const note = fareNote(party);
	return {
		kind: 'booking-received',
		recipient: email,
		subject: `${site.name}: your booking ${bookingId}`,
		body: `${greeting(name)}

Thank you for booking with ${site.name}. Your reference is ${bookingId}.

${title}
${whenText(booking)}
For ${whoTravels(party, travelers)}
Total, taxes included: ${formatMoneyInCents(totalPrice)}${note && `\n${note}`}

Nothing has been charged. Please call ${site.phone} to confirm your booking and to ask for your discount.

${signature}`,
	};
}
