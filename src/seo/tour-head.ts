import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import { leastTourPrice, withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { tourTitle } from '#src/domain/catalog/page-titles.ts';
import { formatMoney } from '#src/domain/money.ts';

import type { PageHead } from './page-head.ts';
import { sharedPicture } from './picture-address.ts';

/** What tabs, search engines and whoever it is shared with are told of the page of a tour. */
export function tourHead(tour: ListedTour): PageHead {
	const { name, duration, destination, image } = tour;
	const price = formatMoney(withTourTaxes(leastTourPrice(tour)));
	return {
		title: tourTitle(tour),
		description: `${name}, a tour package to ${destination}: ${duration} from ${price} a person, taxes included, with the itinerary day by day.`,
		picture: sharedPicture(image),
	};
}
