import type { TouristDestination } from 'schema-dts';

import type { Destination } from '#src/contract/catalog/catalog.ts';
import { destinationPath } from '#src/paths.ts';

import { absoluteAddress } from './absolute-address.ts';

/** A place that tours go to. */
export function destinationData({
	id,
	name,
	region,
	description,
	image,
}: Destination): TouristDestination {
	return {
		'@type': 'TouristDestination',
		name,
		description,
		url: absoluteAddress(destinationPath(id)),
		image: absoluteAddress(image),
		containedInPlace: { '@type': 'Place', name: region },
	};
}
