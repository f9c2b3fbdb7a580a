import type { Database } from '../db/database.ts';
import { errorFor } from '../http/error-answer.ts';
import type { Outcome } from '../http/request-log.ts';
import { withRenewed } from '../users/renewed-session.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { fillPage, type Filling } from './fill-page.ts';
import { htmlAnswer, pageUnavailable, refusedToChange } from './html-answer.ts';

/** Where pages come from. */
export type PageSources = {
	/** The whole world, for a page about somebody. */
	open: () => Dependencies | Promise<Dependencies>;
	/** The rows alone: a page that needs none asks for none. */
	openDatabase: () => Promise<Database>;
	/** A page of the build, by its path: '/404'. */
	builtPage: (path: string) => Promise<string>;
	/** Any other file of it. */
	builtFile: (path: string) => Promise<string>;
	now: () => Date;
};

/** Where a page comes from that answers a form. */
export type FormPageSources<Drawn> = Pick<PageSources, 'builtPage'> & {
	draw: (drawn: Drawn) => Promise<Filling>;
};

/** A visit to a page: `given` is what stands in the one open place of its path, as the address has it. */
export type PageCall = PageSources & { request: Request; url: URL; given: string };

/** What a page of the build is to be completed by, and how it is answered with. */
export type Loaded<View> = {
	/** The page of the build, by its path. */
	page: string;
	/** The page in its place, where the build has not got it. */
	instead?: string;
	/** null: the page as it was built. */
	view: View | null;
	status: number;
	headers?: Record<string, string>;
	/** The value of `Set-Cookie`; null where the browser is told nothing. */
	cookie?: string | null;
	/** What went wrong on the way, for the log. */
	failure?: unknown;
};

/** A page that a function answers with. */
export type PageRoute = {
	/** As in `config.path`. */
	path: `/${string}`;
	answer: (call: PageCall) => Promise<Outcome>;
};

type PageParts<View> = {
	path: `/${string}`;
	/** Finds what is to be shown; a response takes the page's place. */
	load: (call: PageCall) => Promise<Loaded<View> | Response>;
	draw: (view: View) => Promise<Filling>;
	/** What is answered where either fails, in place of a few words. */
	undrawn?: (call: PageCall, failure: unknown) => Promise<Response>;
};

/** Joins the address of a page to what finds and draws it. Its `answer` never throws. */
export function pageRoute<View>({ path, load, draw, undrawn }: PageParts<View>): PageRoute {
	async function drawn(call: PageCall): Promise<Outcome> {
		const loaded = await load(call);
		if (loaded instanceof Response) return { response: loaded };
		const { page, instead = page, view, status, headers, cookie = null, ...rest } = loaded;
		const { text, ...outcome } = await pageOr(instead, page, call);
		const html = view === null ? text : fillPage(text, await draw(view));
		const response = withRenewed(htmlAnswer(html, status, headers), cookie);
		return { ...rest, ...outcome, response };
	}
	async function answer(call: PageCall): Promise<Outcome> {
		const refusal = refusedToChange(call.request);
		if (refusal) return { response: refusal };
		try {
			return await drawn(call);
		} catch (failure) {
			return { response: await inPlace(call, failure), failure };
		}
	}
	async function inPlace(call: PageCall, failure: unknown): Promise<Response> {
		const { status, headers } = errorFor(failure);
		const unavailable = pageUnavailable(status === 503 ? headers : {});
		return undrawn?.(call, failure).catch(() => unavailable) ?? unavailable;
	}
	return { path, answer };
}

type BuiltPage = { text: string; failure?: unknown };

async function pageOr(instead: string, path: string, { builtPage }: PageCall): Promise<BuiltPage> {
	try {
		return { text: await builtPage(path) };
	} catch (failure) {
		if (instead === path) throw failure;
		return { text: await builtPage(instead), failure };
	}
}
