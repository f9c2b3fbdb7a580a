/** What is said of a number that no row of the catalog has. */
export const missing = {
	flight: 'There is no flight deal with this number.',
	tour: 'There is no tour package with this number.',
	destination: 'There is no destination with this number.',
} as const;
