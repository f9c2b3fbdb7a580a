import { site } from '#src/site.ts';

import { opening, paragraph, signed } from '../layout/blocks.ts';
import { laidOut } from '../layout/laid-out.ts';
import type { NewLetter } from '../letter.ts';

/** The letter to a new reader of the newsletter. */
export function newsletterWelcome(recipient: string): NewLetter {
	// A commercial letter has to say where its sender can be found (CAN-SPAM Act, 15 USC 7704).
	const { address } = site;
	return laidOut({
		kind: 'newsletter-welcome',
		recipient,
		subject: `${site.name}: welcome to our newsletter`,
		keepsText: true,
		blocks: [
			opening('Hello,'),
			paragraph('You will now receive our exclusive travel deals at this address.'),
			paragraph(
				'To leave, or if it was not you who asked, answer this letter with the word "unsubscribe". We then take the address off the list.',
			),
			signed(
				site.name,
				`${address.street}, ${address.city}, ${address.region} ${address.postalCode}, ${address.country}`,
				site.email,
			),
		],
	});
}
