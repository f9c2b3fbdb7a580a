import type { Offer, TouristTrip, Trip } from 'schema-dts';

import type { ListedTour, TourDeparture } from '#src/contract/catalog/catalog.ts';
import { leastTourPrice, withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { widePictureOf } from '#src/domain/tours/summary.ts';
import { tourPath } from '#src/paths.ts';

import { absoluteAddress } from './absolute-address.ts';
import { businessInShort } from './business.ts';

/**
 * A tour with its days, its departures and what one person pays with the taxes. Its stars are left out: they are no reviews
 * that a visitor could read here. So is whether a departure has seats: that is true for a moment, and this is written by
 * the build.
 */
export function tourData(tour: ListedTour): TouristTrip {
	const url = absoluteAddress(tourPath(tour.id));
	return {
		'@type': 'TouristTrip',
		name: tour.name,
		description: tour.description,
		url,
		image: absoluteAddress(widePictureOf(tour)),
		provider: businessInShort(),
		...(tour.facts.start !== null && {
			tripOrigin: { '@type': 'Place', name: tour.facts.start },
		}),
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
		offers: offerData(url, withTourTaxes(leastTourPrice(tour))),
		...(tour.departures.length > 0 && {
			subTrip: tour.departures.map((departure) => departureData(departure, { url, tour })),
		}),
	};
}

/** The trip that leaves on one day. */
function departureData(
	{ date, endDate, price, soldUntil }: TourDeparture,
	{ url, tour }: { url: string; tour: ListedTour },
): Trip {
	return {
		'@type': 'Trip',
		name: tour.name,
		departureTime: date,
		arrivalTime: endDate,
		offers: { ...offerData(url, withTourTaxes(price)), availabilityEnds: soldUntil },
	};
}

function offerData(url: string, price: number) {
	return {
		'@type': 'Offer',
		url,
		price,
		priceCurrency: 'USD',
		priceSpecification: {
			'@type': 'UnitPriceSpecification',
			price,
			priceCurrency: 'USD',
			unitText: 'person',
			valueAddedTaxIncluded: true,
		},
	} as const satisfies Offer;
}
