import { escaped } from '#src/domain/text/escaped.ts';
import { paths } from '#src/paths.ts';

import type { Filling } from './fill-page.ts';
import { htmlAnswer } from './html-answer.ts';
import { type PageRoute, pageRoute } from './page-route.ts';

/** What was drawn for a search. */
type DrawnResults = {
	/** Whether flights were found, or something has to be chosen or mended first; null where too little is asked for. */
	outcome: 'found' | 'refused' | null;
	title: string | null;
	html: string;
	/** Until when it is so; null of what nobody may keep. */
	until: Date | null;
	fields: Record<string, string>;
	/** What of it is called how that a select may not offer. */
	labels: Record<string, string>;
	/** The parameters of the address that all of this depends on. */
	parameters: readonly string[];
};

/** A search, when it is asked for, and what reads a file of the build. */
type Asked = {
	asked: URLSearchParams;
	now: Date;
	readFile: (path: string) => Promise<string>;
};

type DrawResults = (asked: Asked) => Promise<DrawnResults>;

/**
 * The page that answers a search for flights: the one of the build, completed by what was found for its address, so that it
 * can be read without a script. Where it cannot be completed it comes as it was built, which with scripts is enough.
 */
export function flightResultsPage(draw: DrawResults): PageRoute {
	return pageRoute<DrawnResults>({
		path: paths.flights,
		async load({ url, now, builtFile }) {
			const moment = now();
			const view = await draw({ asked: url.searchParams, now: moment, readFile: builtFile });
			const kept = view.until ? keptUntil(view.until, moment, view.parameters) : {};
			// Each day leads to the next ones, without an end.
			const headers = { ...kept, 'X-Robots-Tag': 'nofollow' };
			return { page: paths.flights, view, status: 200, headers };
		},
		draw: async (view) => fillingOf(view),
		undrawn: async ({ builtPage }) => htmlAnswer(withApology(await builtPage(paths.flights)), 200),
	});
}

function fillingOf({ outcome, title, html, fields, labels }: DrawnResults): Filling {
	return {
		title,
		html: outcome && `<div data-asked-flights data-served="${escaped(outcome)}">${html}</div>`,
		search: { isAnswered: outcome === 'found', fields, labels },
	};
}

function keptUntil(until: Date, now: Date, query: readonly string[]): Record<string, string> {
	const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
	return {
		'Cache-Control': 'public, max-age=0, must-revalidate',
		'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${seconds}`,
		'Netlify-Vary': `query=${query.join('|')}`,
	};
}

function withApology(page: string): string {
	const words =
		'The flights of this search could not be worked out just now. Please load this page again in a minute.';
	return page.replace(
		/(?=<section [^>]*data-asked-flights)/,
		`<noscript><p class="notice">${words}</p></noscript>`,
	);
}
