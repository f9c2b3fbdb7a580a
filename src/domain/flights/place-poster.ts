import { posterPlace } from '../pictures/poster-places.ts';
import type { PosterSlug } from '../pictures/poster.ts';
import { airportCodes } from './cities.ts';

/** The place whose poster the destination of a search has, by the code of an airport or a city; `journey` where it has none. */
export function destinationPoster(code: string): PosterSlug {
	const posters = airportCodes(code).map(posterPlace);
	return posters.find((place) => place !== 'journey') ?? 'journey';
}
