// Apart from the catalog's shapes, so that a page can show them without loading zod.

/** What the pages say when a list cannot be refreshed. */
export const catalogMessages = {
	featuredDealsFailed: 'Failed to load featured deals. Please try again later.',
	destinationsFailed: 'Failed to load destinations. Please try again later.',
	toursFailed: 'Failed to load tour packages. Please try again later.',
	testimonialsFailed: 'Failed to load testimonials. Please try again later.',
	flightsFailed: 'Failed to load flight deals. Please try again later.',
} as const;
