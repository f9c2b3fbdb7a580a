import type { SearchedDestination } from '#src/domain/destinations/search.ts';

/** The attributes with which a list tells its search what it looks through. */
export function destinationFacts({ name, region, description }: SearchedDestination) {
	return { 'data-name': name, 'data-region': region, 'data-description': description };
}

/** The facts again, from such an item. */
export function readDestinationFacts({ dataset }: HTMLElement): SearchedDestination {
	const { name = '', region = '', description = '' } = dataset;
	return { name, region, description };
}
