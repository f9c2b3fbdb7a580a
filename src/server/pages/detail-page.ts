import type { BuiltFacts, RowView } from '#src/contract/catalog/row-view.ts';
import { paths } from '#src/paths.ts';

import { selectRowView } from '../catalog/row-view.ts';
import type { Database } from '../db/database.ts';
import { errorFor } from '../http/error-answer.ts';
import { answerLogged, type Outcome } from '../http/request-log.ts';
import { readRowId } from '../http/route-path.ts';
import { cacheHeaders, cacheTags } from '../platform/cache.ts';
import { builtFacts } from './built-facts.ts';
import { fillSection, type SectionFilling } from './filled-section.ts';
import { asAsked, htmlAnswer, pageUnavailable, refusedToChange } from './html-answer.ts';

/** Where the answer comes from. */
export type PageSources = {
	openDatabase: () => Promise<Database>;
	/** A page of the build, by its path: '/404'. */
	builtPage: (path: string) => Promise<string>;
	/** Any other file of it. */
	builtFile: (path: string) => Promise<string>;
	draw: (view: RowView, built: BuiltFacts) => Promise<SectionFilling>;
	now: () => Date;
};

/** A kind of row that has a page of its own, and the pages of the build that stand for it. */
type DetailPage = {
	/** The address of its rows' pages, without the id. */
	folder: string;
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

const detailPages: DetailPage[] = [
	{
		folder: paths.flights,
		kind: 'flight',
		shell: `${paths.flights}/shell`,
		missing: siteNotFound,
		invalid: siteNotFound,
		tags: (id) => [cacheTags.flights, cacheTags.flight(id)],
	},
	{
		folder: paths.tours,
		kind: 'tour',
		shell: `${paths.tours}/shell`,
		missing: `${paths.tours}/not-found`,
		invalid: `${paths.tours}/not-found`,
		tags: (id) => [cacheTags.tours, cacheTags.tour(id)],
	},
	{
		folder: paths.destinations,
		kind: 'destination',
		shell: `${paths.destinations}/shell`,
		missing: `${paths.destinations}/not-found`,
		invalid: `${paths.destinations}/invalid-id`,
		tags: (id) => [cacheTags.destinations, cacheTags.destination(id)],
	},
];

/**
 * Answers for the page of a row that the build did not know: with the shell page and the row in it, or with a page that
 * says that there is no such row, as a 404. While the database is away it is the shell as it was built, as a 503, which
 * says that the row could not be loaded. Never throws; every request is counted and logged as `answerLogged` says.
 */
export function answerDetailPage(
	request: Request,
	sources: PageSources,
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
	const kind = detailPages.find(({ folder }) => path.startsWith(`${folder}/`));
	const route = kind && `${kind.folder}/:id`;
	return answerLogged({ id: requestId, method: request.method, route }, async () => {
		const { response, ...outcome } = await pageOrFailure({ request, path, kind }, sources);
		return { ...outcome, response: asAsked(request, response) };
	});
}

type Visit = { request: Request; path: string; kind: DetailPage | undefined };

async function pageOrFailure(visit: Visit, sources: PageSources): Promise<Outcome> {
	try {
		return await detailPage(visit, sources);
	} catch (failure) {
		return { response: pageUnavailable(), failure };
	}
}

async function detailPage({ request, path, kind }: Visit, sources: PageSources): Promise<Outcome> {
	const refusal = refusedToChange(request);
	if (refusal) return { response: refusal };
	// Whoever asks here for a page of the build finds that it is missing; fetching it would lead back to here.
	if (!kind || [kind.shell, kind.missing, kind.invalid].includes(path)) {
		return notFoundPage(siteNotFound, sources);
	}
	const { openDatabase, builtPage, builtFile, draw, now } = sources;
	const { folder, shell, missing, invalid, tags } = kind;
	const given = path.slice(`${folder}/`.length);
	const id = readRowId(given);
	if (id === null) return notFoundPage(isWholeNumber(given) ? missing : invalid, sources);
	try {
		const view = await selectRowView(await openDatabase(), kind.kind, id, now());
		if (view) {
			const drawn = await draw(view, await builtFacts(view, builtFile));
			const page = fillSection(await builtPage(shell), drawn);
			return { response: htmlAnswer(page, 200, cacheHeaders({ tags: tags(id), seconds })) };
		}
	} catch (failure) {
		const { status, headers } = errorFor(failure);
		return { response: htmlAnswer(await builtPage(shell), status, headers), failure };
	}
	return notFoundPage(missing, sources);
}

async function notFoundPage(path: string, { builtPage }: PageSources): Promise<Outcome> {
	try {
		return { response: htmlAnswer(await builtPage(path), 404) };
	} catch (failure) {
		return { response: htmlAnswer(await builtPage(siteNotFound), 404), failure };
	}
}

// Zero, negative and huge ones too: they are numbers that no row has.
function isWholeNumber(text: string): boolean {
	return /^-?\d+$/.test(text);
}
