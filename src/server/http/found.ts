import { HttpError } from './http-error.ts';

/**
 * The row, where there is one.
 * @param missing what is said of a number that no row has
 * @throws HttpError 404
 */
export function found<Row>(row: Row | null | undefined, missing: string): Row {
	if (row === null || row === undefined) throw new HttpError(404, { message: missing });
	return row;
}

/** What is said of a number that no row of the catalog has. */
export const missing = {
	flight: 'There is no flight deal with this number.',
	tour: 'There is no tour package with this number.',
	destination: 'There is no destination with this number.',
} as const;
