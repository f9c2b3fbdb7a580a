import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

/** The letter with the new link to a trip, after those of earlier letters were ended. */
export function tripLinkReplaced(
	{ id, bookingId: reference, name, email }: BookingRecord,
	siteUrl: string,
): NewLetter {
	return laidOut({
		kind: 'trip-link-replaced',
		recipient: email,
		subject: `${site.name}: a new link to your trip ${reference}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [
			greeting(name),
			paragraph(
				`Links in earlier letters about ${reference} do not open your trip any more. Other browsers that had it open were closed.`,
			),
			tripLinkBlock({ reference }, siteUrl, 'From now on it opens here:'),
			paragraph(
				`Whoever has this link can see the trip and change it. If it was not you who asked for it, answer this letter or call us: ${site.phone}.`,
			),
			signature,
		],
	});
}
