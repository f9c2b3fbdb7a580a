import { tourPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { action, lines, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { reviewPart } from './review-asked.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

type Booking = { id: number; reference: string; name: string; email: string };
type Review = { tourId: number; tour: string; refusal: string };

/** The letter that says that a review stands on its tour's page, and how it is taken back. */
export function reviewPublished(
	{ id, reference, name, email }: Booking,
	{ tourId, tour }: Review,
	siteUrl: string,
): NewLetter {
	return laidOut({
		kind: 'review-published',
		recipient: email,
		subject: `${site.name}: your review of ${tour} is published`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(`Thank you for your review of ${tour}. It helps those who think of going.`),
			action(
				'It stands with the others on the page of the tour:',
				'See your review',
				`${siteUrl}${tourPath(tourId)}#reviews`,
			),
			tripLinkBlock(
				{ reference },
				siteUrl,
				'If you change your mind, you can withdraw it at any time on the page of your trip:',
				reviewPart,
			),
			signature,
		],
	});
}

/** The letter that says why a review is not published. */
export function reviewRefused(
	{ id, reference, name, email }: Booking,
	{ tour, refusal }: Review,
	siteUrl: string,
): NewLetter {
	return laidOut({
		kind: 'review-refused',
		recipient: email,
		subject: `${site.name}: about your review of ${tour}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`Thank you for your review of ${tour}. We do not publish it as it is. This is why:`,
			),
			lines(refusal),
			tripLinkBlock(
				{ reference },
				siteUrl,
				'We change nothing in what you wrote. You can withdraw it and write another on the page of your trip:',
				reviewPart,
			),
			paragraph(`If you see it otherwise, answer this letter or call us: ${site.phone}.`),
			signature,
		],
	});
}
