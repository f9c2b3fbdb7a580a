import type { Product } from 'schema-dts';

import type { ShownDeal } from '#src/contract/catalog/catalog.ts';
import { durationOf } from '#src/domain/flights/deal.ts';
import { flightPath } from '#src/paths.ts';

import { absoluteAddress } from './absolute-address.ts';
import { businessInShort } from './business.ts';

/** A flight deal with its dates and what a traveller pays, taxes included. */
export function dealData(deal: ShownDeal): Product {
	const url = absoluteAddress(flightPath(deal.id));
	const facts = [
		['Departure', deal.departureDate],
		['Return', deal.returnDate],
		['Flying time', durationOf(deal.legs) || null],
	] as const;
	return {
		'@type': 'Product',
		name: `${deal.origin} to ${deal.destination}, ${deal.returnDate ? 'round trip' : 'one way'}`,
		description: deal.description,
		url,
		image: absoluteAddress(deal.image),
		category: 'Flight',
		brand: { '@type': 'Brand', name: deal.airline },
		additionalProperty: facts
			.filter(([, value]) => value !== null)
			.map(([name, value]) => ({ '@type': 'PropertyValue', name, value: value ?? '' })),
		offers: {
			'@type': 'Offer',
			url,
			price: deal.price,
			priceCurrency: 'USD',
			availabilityEnds: deal.soldUntil,
			seller: businessInShort(),
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price: deal.price,
				priceCurrency: 'USD',
				unitText: 'traveler',
				valueAddedTaxIncluded: true,
			},
		},
	};
}
