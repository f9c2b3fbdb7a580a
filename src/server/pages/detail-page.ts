import { paths } from '#src/paths.ts';

import { cacheHeaders, cacheTags } from '../cache.ts';
import type { Database } from '../db/client.ts';
import { errorFor } from '../http/error-answer.ts';
import { matchPath } from '../http/route-path.ts';
import { failureFields, log } from '../log.ts';
import { selectFlight } from '../queries/catalog.ts';
import { pageHeaders } from './page-headers.ts';

/** Where the answer comes from. */
export type PageSources = {
	openDatabase: () => Promise<Database>;
	/** A page of the build, by its path: '/404'. */
	builtPage: (path: string) => Promise<string>;
};

/** A kind of row that has a page of its own. */
type DetailPage = {
	pattern: string;
	/** The page of the build in which an island loads the row. */
	shell: string;
	isKnown: (db: Database, id: number) => Promise<boolean>;
	tags: (id: number) => string[];
};

const detailPages: DetailPage[] = [
	{
		pattern: `${paths.flights}/:id`,
		shell: `${paths.flights}/shell`,
		isKnown: async (db, id) => (await selectFlight(db, id)) !== null,
		tags: (id) => [cacheTags.flights, cacheTags.flight(id)],
	},
];

/**
 * Answers for the page of a row that the build did not know: with the shell page, in which an island loads
 * the row, or with the site's 404 page. While the database is away it is the shell as well, as a 503: the
 * island then says that the row could not be loaded. Never throws.
 */
export async function answerDetailPage(request: Request, sources: PageSources): Promise<Response> {
	try {
		const page = await detailPage(request, sources);
		return request.method === 'HEAD' ? new Response(null, page) : page;
	} catch (error) {
		log('error', 'detail page failed', failureFields(error));
		return html('This page is not available at the moment. Please try again shortly.', 503);
	}
}

async function detailPage(
	request: Request,
	{ openDatabase, builtPage }: PageSources,
): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		return html('This address can only be read.', 405, { Allow: 'GET, HEAD' });
	}
	const { pathname } = new URL(request.url);
	for (const { pattern, shell, isKnown, tags } of detailPages) {
		const id = matchPath(pattern, pathname)?.id;
		if (id === undefined) continue;
		try {
			if (!(await isKnown(await openDatabase(), id))) break;
			return html(await builtPage(shell), 200, cacheHeaders({ tags: tags(id) }));
		} catch (error) {
			const { status, headers } = errorFor(error);
			log('error', 'detail page failed', { route: pattern, status, ...failureFields(error) });
			return html(await builtPage(shell), status, headers);
		}
	}
	return html(await builtPage('/404'), 404);
}

function html(text: string, status: number, headers: Record<string, string> = {}): Response {
	return new Response(text, {
		status,
		headers: {
			'Cache-Control': 'no-store',
			'Content-Type': 'text/html; charset=utf-8',
			...pageHeaders,
			...headers,
		},
	});
}
