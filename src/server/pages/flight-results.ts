import { paths } from '#src/paths.ts';

import { answerLogged, type Outcome } from '../http/request-log.ts';
import { escaped } from './escaped.ts';
import { fillPage } from './fill-page.ts';
import { asAsked, htmlAnswer, pageUnavailable, refusedToChange } from './html-answer.ts';

/** What was drawn for a search. */
export type DrawnResults = {
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

/** Where the answer comes from. */
export type ResultsSources = {
	/** A page of the build, by its path. */
	builtPage: (path: string) => Promise<string>;
	draw: (asked: URLSearchParams, now: Date) => Promise<DrawnResults>;
	now: () => Date;
};

/**
 * Answers a search for flights with the page of the build, completed by what was found for its address, so that it can be
 * read without a script. Where it cannot be completed it comes as it was built, which with scripts is enough. Never
 * throws; every request is counted and logged as `answerLogged` says.
 */
export function answerFlightResults(
	request: Request,
	sources: ResultsSources,
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	return answerLogged({ id: requestId, method: request.method, route: paths.flights }, async () => {
		const { response, ...outcome } = await pageOrFailure(request, sources);
		return { ...outcome, response: asAsked(request, response) };
	});
}

async function pageOrFailure(request: Request, sources: ResultsSources): Promise<Outcome> {
	const refusal = refusedToChange(request);
	if (refusal) return { response: refusal };
	let page: string;
	try {
		page = await sources.builtPage(paths.flights);
	} catch (failure) {
		return { response: pageUnavailable(), failure };
	}
	try {
		return { response: await completed(page, request, sources) };
	} catch (failure) {
		return { response: htmlAnswer(withApology(page), 200), failure };
	}
}

async function completed(
	page: string,
	request: Request,
	{ draw, now }: ResultsSources,
): Promise<Response> {
	const moment = now();
	const drawn = await draw(new URL(request.url).searchParams, moment);
	const { outcome, title, html, until, fields, labels, parameters } = drawn;
	const filled = fillPage(page, {
		title,
		isAnswered: outcome === 'found',
		answer: outcome && `<div data-asked-flights data-served="${escaped(outcome)}">${html}</div>`,
		fields,
		labels,
	});
	const kept = until ? keptUntil(until, moment, parameters) : {};
	// Each day leads to the next ones, without an end.
	return htmlAnswer(filled, 200, { ...kept, 'X-Robots-Tag': 'nofollow' });
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
