import type { Destination } from '#src/contract/catalog/catalog.ts';
import { destinationTitle } from '#src/domain/catalog/page-titles.ts';
import { nameParts } from '#src/domain/destinations/destination.ts';
import { formatMoney } from '#src/domain/money.ts';

import type { PageHead } from './page-head.ts';
import { sharedPicture } from './picture-address.ts';

/** What tabs, search engines and whoever it is shared with are told of the page of a destination. */
export function destinationHead(destination: Destination): PageHead {
	const { name, region, startingPrice, image } = destination;
	return {
		title: destinationTitle(destination),
		description: `Travel to ${name} (${region}) from ${formatMoney(startingPrice)}: what ${nameParts(name).place} is like, the tour packages that go there, and what to know before you leave.`,
		picture: sharedPicture(image),
	};
}
