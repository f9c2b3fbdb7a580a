import type { TouristDestination } from 'schema-dts';

import type { Destination } from '#src/contract/catalog/catalog.ts';
import type { Country, Place } from '#src/domain/places/place.ts';
import { destinationPath } from '#src/paths.ts';

import { absoluteAddress } from './absolute-address.ts';

/** What the list says of a destination's place. */
type Listed = { place: Place; countries: readonly Country[] };

/**
 * A place that tours go to.
 * @param listed null where it names no place of the list: then nothing is said of where on earth it is
 */
export function destinationData(
	{ id, name, region, description, image }: Destination,
	listed: Listed | null,
): TouristDestination {
	return {
		'@type': 'TouristDestination',
		name,
		description,
		url: absoluteAddress(destinationPath(id)),
		image: absoluteAddress(image),
		containedInPlace: [
			...(listed?.countries ?? []).map(countryData),
			{ '@type': 'Place' as const, name: region },
		],
		...(listed && { geo: geoData(listed.place) }),
	};
}

function countryData({ code, name }: Country) {
	return { '@type': 'Country' as const, name, identifier: code };
}

function geoData({ latitude, longitude }: Place) {
	return { '@type': 'GeoCoordinates' as const, latitude, longitude };
}
