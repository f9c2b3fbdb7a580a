import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import type { BuiltFacts } from '#src/contract/catalog/row-view.ts';
import { destinationPath, flightPath, paths, tourPath } from '#src/paths.ts';

import { readPreview } from '../catalog/read-preview.ts';
import { builtFacts } from './built-facts.ts';
import type { Loaded, PageCall } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';

/** What is drawn: a row with what the build knows of it, or that a link opens nothing. */
export type DrawnPreview = { view: PreviewView | null; built: BuiltFacts };

/**
 * Finds the row that is not published to which a link leads, for the page that it would have, which nobody keeps or
 * lists; one that is published by now leads to its page; where the link opens nothing, or no longer, that is said as a
 * 404.
 */
export async function loadPreviewPage({
	given: key,
	openDatabase,
	builtFile,
	now,
}: PageCall): Promise<Loaded<DrawnPreview> | Response> {
	const view = await readPreview(await openDatabase(), key, now());
	if (view?.state === 'published') {
		const headers = { ...privatePageHeaders, 'Cache-Control': 'no-store', Location: pageOf(view) };
		return new Response(null, { status: 303, headers });
	}
	return {
		page: `${paths.preview}/${view?.kind ?? 'closed'}`,
		view: { view, built: await builtFacts(view, builtFile) },
		status: view ? 200 : 404,
		headers: privatePageHeaders,
	};
}

function pageOf(view: PreviewView): string {
	switch (view.kind) {
		case 'flight':
			return flightPath(view.deal.id);
		case 'tour':
			return tourPath(view.tour.id);
		case 'destination':
			return destinationPath(view.destination.id);
	}
}
