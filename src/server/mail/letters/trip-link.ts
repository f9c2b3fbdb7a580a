import { tripPath } from '#src/paths.ts';

import { action, type LetterBlock } from '../layout/blocks.ts';

/** What stands in a stored letter where its reader gets a key: it opens nothing, and is no key by its length. */
export const keyMark = 'made-when-it-is-sent';

/**
 * The part of a letter that leads to the page of a trip. The letter is stored without the key; `trip-keys.ts` makes one
 * when it is delivered to the address of whoever booked. For everybody else the link leads to the page as it stands.
 * @param booking.reference 'BD7K2MQ4R'
 * @param lead the sentence that leads there
 * @param part the part of the page that it leads to, by its id; '' to its beginning
 * @param label what the button says
 */
export function tripLinkBlock(
	{ reference }: { reference: string },
	siteUrl: string,
	lead = 'Travelers, documents, changes and questions are on the page of your trip:',
	part = '',
	label = 'Open your trip',
): LetterBlock {
	// In the fragment: no server gets to see it and log it.
	const fragment = `#key=${keyMark}${part && `&part=${part}`}`;
	return action(lead, label, `${siteUrl}${tripPath(reference)}${fragment}`);
}
