import { formatDates } from '#src/domain/calendar/format-date.ts';
import type { TravelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

import { fact, facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

/** The part of a trip's page where reviews are written. */
export const reviewPart = 'review';

/** What its letter is known by, so that a booking has one: 'review-asked booking 12'. */
function reviewOccasion(bookingId: number): string {
	return `review-asked booking ${bookingId}`;
}

/** The letter that asks whoever booked a tour how it was, when they have been back for a week. */
export function reviewAsked(
	booking: { id: number; reference: string; name: string; email: string; title: string },
	{ first, last }: TravelDays,
	siteUrl: string,
): NewLetter {
	const { id, reference, name, email, title } = booking;
	return laidOut({
		kind: 'review-asked',
		recipient: email,
		subject: `${site.name}: how was ${title}?`,
		occasion: reviewOccasion(id),
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				'You have been back for a week. How was it? A few honest words help those who think of going, and tell us what to do better.',
			),
			facts(title, fact('Traveled', formatDates(first, last, 'weekday'))),
			tripLinkBlock(
				{ reference },
				siteUrl,
				'One to five stars and a few words take two minutes. The link is yours alone:',
				reviewPart,
				'Write a review',
			),
			paragraph(
				'We publish it as you write it, good or bad. Your first name and home town stand there only if you give them. This is the only letter in which we ask.',
			),
			signature,
		],
	});
}
