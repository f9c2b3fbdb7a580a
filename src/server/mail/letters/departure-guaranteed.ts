import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { site } from '#src/site.ts';

import { facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { daysFact, heldFact } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

/** Its letters are known by this, the departure and the booking: 'departure-guaranteed 3 12'. */
export const departureGuaranteedKind = 'departure-guaranteed';

/** The letter that says to whoever booked a departure before that it leaves for certain. */
export function departureGuaranteed(
	booking: {
		id: number;
		departureId: number;
		reference: string;
		name: string;
		email: string;
		title: string;
		departureDate: string;
		/** '7 days' */
		tourDuration: string;
		/** Until when the desk waits for their call; null of a confirmed booking. */
		heldUntil: Date | null;
		details: unknown;
	},
	siteUrl: string,
): NewLetter {
	const { id, departureId, reference, name, email, title, departureDate, heldUntil, details } =
		booking;
	return laidOut({
		kind: departureGuaranteedKind,
		recipient: email,
		subject: `${site.name}: your tour of ${formatLongDate(departureDate)} is guaranteed to leave`,
		occasion: `${departureGuaranteedKind} ${departureId} ${id}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`Good news about your booking ${reference}: its departure is guaranteed to leave, and stays so whoever cancels. You can plan your way there.`,
			),
			facts(title, daysFact(booking), ...(heldUntil ? [heldFact(heldUntil, details)] : [])),
			...(heldUntil
				? [paragraph(`Please call ${site.phone} before then to confirm your booking.`)]
				: []),
			tripLinkBlock(booking, siteUrl),
			signature,
		],
	});
}
