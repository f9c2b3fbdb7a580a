import { site } from '#src/site.ts';

import type { LetterBlock } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

type Booked = { id: number; reference: string; name: string; email: string };

/** The first letter about a booking, whoever took it: what it says, and the way to the trip's page. */
export function firstLetter(
	{ id, reference, name, email }: Booked,
	blocks: readonly LetterBlock[],
	siteUrl: string,
): NewLetter {
	return laidOut({
		kind: 'booking-received',
		recipient: email,
		subject: `${site.name}: your booking ${reference}`,
		occasion: `booking-received booking ${id}`,
		bookingId: id,
		reference,
		keepsText: true,
		blocks: [greeting(name), ...blocks, tripLinkBlock({ reference }, siteUrl), signature],
	});
}

/** What becomes of a hold that nobody confirms. */
export const afterHold =
	'After the hold ends, the price and the seats may go to somebody else; you owe nothing.';
