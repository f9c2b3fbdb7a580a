import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';
import type { BuiltFacts, RowView } from '#src/contract/catalog/row-view.ts';
import { decodeOutlines, type EncodedOutlines } from '#src/domain/maps/decode-outlines.ts';
import { paths, placeFactsPath } from '#src/paths.ts';

import { failureFields, log } from '../platform/log.ts';

/**
 * What the build wrote down of what the page of a row shows. Files that cannot be had are logged, and left out: the row is what
 * somebody came for.
 * @param builtFile a file of the build, by its path
 */
export async function builtFacts(
	view: RowView | null,
	builtFile: (path: string) => Promise<string>,
): Promise<BuiltFacts> {
	const hasRoute =
		view?.kind === 'tour' && view.tour.itinerary.some((day) => day.places.length > 0);
	const slug = view?.kind === 'destination' ? view.destination.place : null;
	const encoded = hasRoute ? await read<EncodedOutlines>(builtFile, paths.mapOutlines) : null;
	const place = slug === null ? null : await read<PlaceFacts>(builtFile, placeFactsPath(slug));
	return { outlines: encoded && decodeOutlines(encoded), place };
}

/** The same build wrote the file and this code, so that its shape is known. */
async function read<Facts>(
	builtFile: (path: string) => Promise<string>,
	path: string,
): Promise<Facts | null> {
	try {
		return JSON.parse(await builtFile(path));
	} catch (failure) {
		log('warn', 'page without a file of the build', { path, ...failureFields(failure) });
		return null;
	}
}
