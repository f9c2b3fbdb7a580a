import { largestRowId } from '#src/contract/catalog/catalog.ts';

/** The type of the `:id` in a path: a row id, or undefined where the path has none. */
export type RowId<Path extends string> = Path extends `${string}/:id${string}` ? number : undefined;

export type Match = { id: number | undefined };

/**
 * Compares an address's path with an endpoint's. `:id` stands for a row id, a whole number from 1 to the
 * largest the database can count to; anything else in its place matches nothing. A slash at the end makes
 * no difference, as on Netlify.
 */
export function matchPath(pattern: string, pathname: string): Match | null {
	const expected = pattern.split('/');
	const actual = pathname.replace(/(?<=.)\/$/, '').split('/');
	if (actual.length !== expected.length) return null;
	let id: number | undefined;
	for (const [index, segment] of expected.entries()) {
		const given = actual[index] ?? '';
		if (segment === ':id') {
			id = readRowId(given) ?? undefined;
			if (id === undefined) return null;
		} else if (segment !== given) return null;
	}
	return { id };
}

/** Reads digits as a row id; null for anything that cannot be one. */
export function readRowId(text: string): number | null {
	if (!/^[1-9]\d{0,9}$/.test(text)) return null;
	const id = Number(text);
	return id <= largestRowId ? id : null;
}
