import type { Context } from '@netlify/functions';

import type { Database } from '../db/database.ts';
import { answerLogged } from '../http/request-log.ts';
import { builtFile, builtPage } from '../platform/built-page.ts';
import { clock } from '../platform/clock.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { asAsked } from './html-answer.ts';
import { type PageRoute, pageRoute, type PageSources } from './page-route.ts';

/** Where rows come from; null: no page asks for any, and the function is the smaller. */
type Rows = {
	openDependencies: (context: Context) => Promise<Dependencies>;
	openDatabase: () => Promise<Database>;
} | null;

/** What is answered where no page has the address. */
const missingPage = pageRoute<never>({
	path: '/404',
	load: async () => ({ page: '/404', view: null, status: 404 }),
	draw: async (view) => view,
});

/**
 * Makes a function of pages: `handle` answers from the sources it is given, `serveRequest` (the function's default export)
 * from the real ones. Neither ever throws; every request is counted and logged as `answerLogged` says. `addresses` are the
 * paths of its pages.
 */
export function servePages(rows: Rows, ...pages: PageRoute[]) {
	function handle(
		request: Request,
		sources: Partial<PageSources> = {},
		requestId: string = crypto.randomUUID(),
	): Promise<Response> {
		const url = new URL(request.url);
		const found = pages.flatMap((page) => {
			const given = placeIn(page.path, url.pathname);
			return given === null ? [] : [{ page, given }];
		});
		// Where a rewrite leads to the one page of a function, the address is whatever was rewritten.
		const [only] = pages.length === 1 ? pages : [];
		const { page, given } = found[0] ?? { page: only ?? missingPage, given: '' };
		const route = page === missingPage ? undefined : page.path;
		const asked = { id: requestId, method: request.method, route };
		return answerLogged(asked, async () => {
			const call = { ...built(request), ...rowsOf(rows), ...sources, request, url, given };
			const { response, ...outcome } = await page.answer(call);
			return { ...outcome, response: asAsked(request, response) };
		});
	}
	function serveRequest(request: Request, context: Context): Promise<Response> {
		const open = () => (rows ? rows.openDependencies(context) : noRows());
		return handle(request, { open }, context.requestId);
	}
	return { handle, serveRequest, addresses: pages.map(({ path }) => path) };
}

function built(request: Request): Pick<PageSources, 'builtPage' | 'builtFile' | 'now'> {
	return {
		builtPage: (path) => builtPage(request, path),
		builtFile: (path) => builtFile(request, path),
		now: clock,
	};
}

function rowsOf(rows: Rows): Pick<PageSources, 'open' | 'openDatabase'> {
	return { open: noRows, openDatabase: rows?.openDatabase ?? noRows };
}

function noRows(): Promise<never> {
	return Promise.reject(new Error('This page is given no rows.'));
}

/**
 * What stands in an address in place of a path's ':name'; '' where the path has none, null where it is another address. A
 * slash at the end makes no difference, as on Netlify.
 */
function placeIn(path: string, pathname: string): string | null {
	const [folder = '', place] = path.split('/:');
	const asked = pathname.replace(/(?<=.)\/$/, '');
	if (place === undefined) return asked === path ? '' : null;
	const given = asked.startsWith(`${folder}/`) ? asked.slice(folder.length + 1) : '';
	return given === '' || given.includes('/') ? null : given;
}
