import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { dealTitle } from '#src/domain/catalog/page-titles.ts';
import { formatMoney } from '#src/domain/money.ts';

import type { PageHead } from './page-head.ts';
import { sharedPicture } from './picture-address.ts';

/** What tabs, search engines and whoever it is shared with are told of the page of a deal. */
export function dealHead(deal: FlightDeal): PageHead {
	const { origin, destination, returnDate, airline, image } = deal;
	const price = formatMoney(deal.price);
	const route = `${origin} to ${destination}`;
	const kind = returnDate ? 'round trip' : 'one way';
	return {
		title: dealTitle(deal),
		description: `Flight deal ${route}, ${kind} with ${airline}, ${price} a traveler with taxes included.`,
		picture: sharedPicture(image),
	};
}
