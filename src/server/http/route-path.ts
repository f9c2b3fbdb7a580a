import { largestRowId } from '#src/contract/catalog/catalog.ts';
import { attemptId } from '#src/contract/http/attempt.ts';

/** The type of the `:id` in a path: a row id, or undefined where the path has none. */
export type RowId<Path extends string> = Path extends `${string}/:id${string}` ? number : undefined;

/** What stood in the places of a path that are to be filled in. */
export type Match = {
	id: number | undefined;
	/** Of a booking, in capitals. */
	reference?: string;
	/** A UUID, in small letters. */
	attempt?: string;
};

/** The place of a booking's reference in a path: alone, or in the name of a file. */
const referencePlace = /^:reference(\.[a-z]+)?$/;

/**
 * Compares an address's path with an endpoint's. `:id` stands for a row id, a whole number from 1 to the
 * largest the database can count to; anything else in its place matches nothing. `:reference` stands for the reference of
 * a booking, `:reference.ics` for a file that is called by it, and `:attempt` for the id of one. A slash at the end makes no difference, as on Netlify.
 */
export function matchPath(pattern: string, pathname: string): Match | null {
	const expected = pattern.split('/');
	const actual = pathname.replace(/(?<=.)\/$/, '').split('/');
	if (actual.length !== expected.length) return null;
	const match: Match = { id: undefined };
	for (const [index, segment] of expected.entries()) {
		const given = actual[index] ?? '';
		if (segment === ':id') {
			match.id = readRowId(given) ?? undefined;
			if (match.id === undefined) return null;
			continue;
		}
		if (segment === ':attempt') {
			if (!attemptId.safeParse(given).success) return null;
			match.attempt = given.toLowerCase();
			continue;
		}
		const place = referencePlace.exec(segment);
		if (place) {
			const reference = readReference(given, place[1] ?? '');
			if (reference === null) return null;
			match.reference = reference;
		} else if (segment !== given) return null;
	}
	return match;
}

/** 'BD2000001' of 'bd2000001.ics'; null where that is no file of the ending, or its name cannot be a reference. */
function readReference(given: string, ending: string): string | null {
	if (!given.endsWith(ending)) return null;
	const name = given.slice(0, given.length - ending.length).toUpperCase();
	return /^[A-Z\d]{1,20}$/.test(name) ? name : null;
}

/** Reads digits as a row id; null for anything that cannot be one. */
export function readRowId(text: string): number | null {
	if (!/^[1-9]\d{0,9}$/.test(text)) return null;
	const id = Number(text);
	return id <= largestRowId ? id : null;
}
