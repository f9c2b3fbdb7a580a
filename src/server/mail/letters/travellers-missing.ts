import { formatDate } from '#src/domain/calendar/format-date.ts';
import { type MissingDetail, missingWords } from '#src/domain/trips/missing-details.ts';
import { site } from '#src/site.ts';

import { fact, facts, paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

/** What its letter is known by, so that a booking has one: 'travellers-missing booking 12'. */
export function travellersOccasion(bookingId: number | ''): string {
	return `travellers-missing booking ${bookingId}`;
}

/** The letter that asks, not long before departure, for what is not known yet of those who travel. */
export function travellersMissing(
	booking: {
		id: number;
		reference: string;
		name: string;
		email: string;
		title: string;
		departureDate: string;
	},
	missing: readonly MissingDetail[],
	siteUrl: string,
): NewLetter {
	const { id, reference, name, email, title, departureDate } = booking;
	const lines = missingWords(missing).map(({ who, what }) => fact(who, what));
	return laidOut({
		kind: 'travellers-missing',
		recipient: email,
		subject: `${site.name}: who travels with you? Booking ${reference}`,
		occasion: travellersOccasion(id),
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`Your trip is near. For the tickets and papers of your booking ${reference} we still need:`,
			),
			facts(title, fact('Departure', formatDate(departureDate)), ...lines),
			tripLinkBlock({ reference }, siteUrl, 'It takes a minute on the page of your trip:'),
			paragraph(`If you would rather tell us on the phone, call ${site.phone}.`),
			signature,
		],
	});
}
