import { formatDate } from '#src/domain/calendar/format-date.ts';
import { site } from '#src/site.ts';

import { paragraph } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';
import { greeting } from './addressee.ts';
import { signature } from './signature.ts';
import { tripLinkBlock } from './trip-link.ts';

type Asked = {
	email: string;
	trips: readonly { reference: string; title: string; departureDate: string }[];
};

/** The letter with the links of all trips that were booked with an address. Whoever asked for it may not be its owner. */
export function tripLinks({ email, trips }: Asked, siteUrl: string): NewLetter {
	const isOne = trips.length === 1;
	return laidOut({
		kind: 'trip-links',
		recipient: email,
		subject: `${site.name}: ${isOne ? 'the link to your trip' : 'the links to your trips'}`,
		keepsText: true,
		blocks: [
			greeting(''),
			paragraph(
				`You asked for ${isOne ? 'the link to the trip that was' : 'the links to the trips that were'} booked with this address. Whoever has a link can see the trip and change it, so please keep this letter to yourself.`,
			),
			...trips.map(({ reference, title, departureDate }) =>
				tripLinkBlock(
					{ reference },
					siteUrl,
					`${[title.trim(), formatDate(departureDate)].filter(Boolean).join(', ')} (${reference}):`,
				),
			),
			paragraph('If you did not ask for it, you need not do anything.'),
			signature,
		],
	});
}
