import { travellerMoment } from '#src/domain/bookings/traveller-moment.ts';
import { site } from '#src/site.ts';

import { facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { afterHold } from './first-letter.ts';
import { signature } from './signature.ts';
import { daysFact, heldFact } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

/** Open hours of the desk before the end of a hold at which its letter is written. */
export const reminderHours = 2;

/** What its letter is known by, so that a booking has one: 'hold-reminder booking 12'. */
export function reminderOccasion(bookingId: number | ''): string {
	return `hold-reminder booking ${bookingId}`;
}

/** What the letters about the end of a hold tell of a booking. */
export type LapsingBooking = {
	id: number;
	reference: string;
	name: string;
	email: string;
	title: string;
	departureDate: string;
	/** '7 days' of a tour; '' of a flight. */
	tourDuration: string;
	heldUntil: Date;
	details: unknown;
};

/** The letter that says a hold is about to end, and how the booking is confirmed. */
export function holdReminder(booking: LapsingBooking, siteUrl: string): NewLetter {
	const { id, reference, name, email, title, heldUntil, details } = booking;
	return laidOut({
		kind: 'hold-reminder',
		recipient: email,
		subject: `${site.name}: your booking ${reference} is held for ${reminderHours} more desk hours`,
		occasion: reminderOccasion(id),
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`We hold your booking ${reference} until ${travellerMoment(site, heldUntil, details)}.`,
			),
			facts(title, daysFact(booking), heldFact(heldUntil, details)),
			paragraph(`Please call ${site.phone} before then to confirm it. ${afterHold}`),
			paragraph('If you have spoken to us already, there is nothing to do.'),
			tripLinkBlock(booking, siteUrl),
			signature,
		],
	});
}
