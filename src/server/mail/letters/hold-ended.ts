import { travellerMoment } from '#src/domain/bookings/traveller-moment.ts';
import { site } from '#src/site.ts';

import { facts, fact, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import type { LapsingBooking } from './hold-reminder.ts';
import { signature } from './signature.ts';
import { daysFact } from './trip-facts.ts';
import { tripLinkBlock } from './trip-link.ts';

const kind = 'hold-ended';

/** What the letter about the end of a booking's holds begins with, so that each end is told of once. */
export const holdEndedOccasion = `${kind} booking`;

/** The letter that says a hold has ended, and how the trip may still be had. */
export function holdEnded(booking: LapsingBooking, siteUrl: string): NewLetter {
	const { id, reference, name, email, title, heldUntil, details } = booking;
	return laidOut({
		kind,
		recipient: email,
		subject: `${site.name}: the hold of your booking ${reference} has ended`,
		occasion: `${holdEndedOccasion} ${id} ${heldUntil.toISOString()}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`We held your booking ${reference} for you and did not hear from you. Others can have it now. You owe nothing.`,
			),
			facts(
				title,
				daysFact(booking),
				fact('Held until', travellerMoment(site, heldUntil, details)),
			),
			tripLinkBlock(
				booking,
				siteUrl,
				`Still want to go? The page of your trip shows whether you can hold it again, or call us: ${site.phone}.`,
				'status',
			),
			paragraph('If you have changed your mind, there is nothing to do.'),
			signature,
		],
	});
}
