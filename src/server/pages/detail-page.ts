import type { BuiltFacts, RowView } from '#src/contract/catalog/row-view.ts';
import { paths } from '#src/paths.ts';

import { selectRowView } from '../catalog/row-view.ts';
import { errorFor } from '../http/error-answer.ts';
import { readRowId } from '../http/route-path.ts';
import { cacheHeaders, cacheTags } from '../platform/cache.ts';
import { builtFacts } from './built-facts.ts';
import { htmlAnswer } from './html-answer.ts';
import type { Loaded, PageCall } from './page-route.ts';

/** What is drawn: a row with what the build knows of it. */
export type DrawnRow = { view: RowView; built: BuiltFacts };

/** A kind of row that has a page of its own, and the pages of the build that stand for it. */
type DetailPage = {
	kind: RowView['kind'];
	/** In which the row is drawn. */
	shell: string;
	/** For a number that no row has. */
	missing: string;
	/** For what is no whole number. */
	invalid: string;
	tags: (id: number) => string[];
};

const siteNotFound = '/404';

/** So long a page is kept: seats, and what can no longer be sold, change without the row. */
const seconds = 60;

export const dealPage = detailPage({
	kind: 'flight',
	shell: `${paths.flights}/shell`,
	missing: siteNotFound,
	invalid: siteNotFound,
	tags: (id) => [cacheTags.flights, cacheTags.flight(id)],
});

export const tourPage = detailPage({
	kind: 'tour',
	shell: `${paths.tours}/shell`,
	missing: `${paths.tours}/not-found`,
	invalid: `${paths.tours}/not-found`,
	tags: (id) => [cacheTags.tours, cacheTags.tour(id)],
});

export const destinationPage = detailPage({
	kind: 'destination',
	shell: `${paths.destinations}/shell`,
	missing: `${paths.destinations}/not-found`,
	invalid: `${paths.destinations}/invalid-id`,
	tags: (id) => [cacheTags.destinations, cacheTags.destination(id)],
});

/**
 * What the page is made of that shows a row which the build did not know: the shell page and the row in it, or a page
 * that says that there is no such row, as a 404. While the database is away it is the shell as it was built, as a 503,
 * which says that the row could not be loaded.
 */
function detailPage({ kind, shell, missing, invalid, tags }: DetailPage) {
	async function load(call: PageCall): Promise<Loaded<DrawnRow>> {
		const { url, given, openDatabase, builtFile, now } = call;
		// Whoever asks here for a page of the build finds that it is missing; fetching it would lead back to here.
		const path = url.pathname.replace(/\/$/, '');
		if ([shell, missing, invalid].includes(path)) return notFound(siteNotFound);
		const id = readRowId(given);
		if (id === null) return notFound(isWholeNumber(given) ? missing : invalid);
		const view = await selectRowView(await openDatabase(), kind, id, now());
		if (!view) return notFound(missing);
		return {
			page: shell,
			view: { view, built: await builtFacts(view, builtFile) },
			status: 200,
			headers: cacheHeaders({ tags: tags(id), seconds }),
		};
	}
	async function undrawn({ builtPage }: PageCall, failure: unknown): Promise<Response> {
		const { status, headers } = errorFor(failure);
		return htmlAnswer(await builtPage(shell), status, headers);
	}
	return { load, undrawn };
}

function notFound(page: string): Loaded<never> {
	return { page, instead: siteNotFound, view: null, status: 404 };
}

// Zero, negative and huge ones too: they are numbers that no row has.
function isWholeNumber(text: string): boolean {
	return /^-?\d+$/.test(text);
}
