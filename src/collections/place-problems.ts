import { unknownPlace } from '#src/domain/places/unknown-place.ts';

import { lineAt } from './text-places.ts';

type Named = { text: string; data: Record<string, unknown> };

/**
 * The places that the front matter of a file names and the list lacks.
 * @param slugs those of the list; null: it cannot be read, which is told of the list itself
 */
export function placeProblems({ text, data }: Named, slugs: readonly string[] | null): string[] {
	const named = data['places'];
	if (slugs === null || !Array.isArray(named)) return [];
	return named
		.filter((slug): slug is string => typeof slug === 'string' && !slugs.includes(slug))
		.map((slug) => `line ${lineOf(text, slug)}: places: ${unknownPlace(slug, slugs)}`);
}

/** The line on which a slug stands after the field's name; the field's own where it is written in an unusual way. */
function lineOf(text: string, slug: string): number {
	const field = Math.max(text.search(/^places:/m), 0);
	const lines = text.slice(field).split('\n');
	const below = lines.findIndex((line) => line.split(/[^\p{L}\p{N}-]+/u).includes(slug));
	return lineAt(text, field) + Math.max(below, 0);
}
