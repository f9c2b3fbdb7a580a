import type { TouristTrip } from 'schema-dts';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { tourPath } from '#src/paths.ts';

import { absoluteAddress } from './absolute-address.ts';
import { businessInShort } from './business.ts';

/**
 * A tour with its days and what one person pays before taxes. Its stars are left out: they are no reviews
 * that a visitor could read here.
 */
export function tourData(tour: Tour): TouristTrip {
	const price = tourPricePerPerson(tour);
	const url = absoluteAddress(tourPath(tour.id));
	return {
		'@type': 'TouristTrip',
		name: tour.name,
		description: tour.description,
		url,
		image: absoluteAddress(tour.image),
		provider: businessInShort(),
		...(tour.itinerary.length > 0 && {
			itinerary: {
				'@type': 'ItemList',
				numberOfItems: tour.itinerary.length,
				itemListElement: tour.itinerary.map(({ title, text }, index) => ({
					'@type': 'ListItem',
					position: index + 1,
					name: title,
					description: text,
				})),
			},
		}),
		offers: {
			'@type': 'Offer',
			url,
			price,
			priceCurrency: 'USD',
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price,
				priceCurrency: 'USD',
				unitText: 'person',
				valueAddedTaxIncluded: false,
			},
		},
	};
}
