import { getCollection } from 'astro:content';

import { searchDestinations } from '#src/domain/destinations/search.ts';
import { emptyTourFilter, filterTours } from '#src/domain/tours/filter.ts';
import { parameters, paths } from '#src/paths.ts';

type Link = { name: string; path: string };

/**
 * Where readers of a guide may go from it: to the tours and destinations that a search for its place finds, or to
 * all of them where it finds none.
 */
export async function waysOn(place: string | undefined): Promise<Link[]> {
	const all = [
		{ name: 'Flight deals', path: paths.flights },
		{ name: 'Tour packages', path: paths.tours },
		{ name: 'Destinations', path: paths.destinations },
	];
	if (place === undefined) return all;
	const tours = (await getCollection('tours')).map(({ data }) => data);
	const destinations = (await getCollection('destinations')).map(({ data }) => data);
	const found: Link[] = [];
	if (filterTours(tours, { ...emptyTourFilter, destination: place }, '').length > 0) {
		found.push({
			name: `Tour packages to ${place}`,
			path: `${paths.tourSearch}?${new URLSearchParams({ [parameters.destination]: place })}`,
		});
	}
	if (searchDestinations(destinations, place).length > 0) {
		found.push({
			name: `${place} among our destinations`,
			path: `${paths.destinations}?${new URLSearchParams({ [parameters.search]: place })}`,
		});
	}
	return found.length > 0 ? found : all;
}
