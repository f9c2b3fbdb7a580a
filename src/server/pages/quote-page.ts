import type { QuoteView } from '#src/contract/quotes/quote-view.ts';
import { addDays, utcMidnight, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { paths, quoteParameters } from '#src/paths.ts';

import { errorFor } from '../http/error-answer.ts';
import { answerLogged, type Outcome } from '../http/request-log.ts';
import { cacheHeaders, cacheTags } from '../platform/cache.ts';
import { type QuoteSources, quoteView } from '../quotes/quote-view.ts';
import { fillSection, type SectionFilling } from './filled-section.ts';
import { asAsked, htmlAnswer, pageUnavailable, refusedToChange } from './html-answer.ts';

/** What is drawn: a quote, or why there is none. */
export type DrawnQuote = { view: QuoteView } | { view: null; why: 'unknown' | 'unavailable' };

/** Where the page of a quote comes from. */
export type QuotePageSources = QuoteSources & {
	/** A page of the build, by its path. */
	builtPage: (path: string) => Promise<string>;
	draw: (drawn: DrawnQuote) => Promise<SectionFilling>;
};

/** For so long a page may be old, in seconds; a change of its row drops it at once. */
const keptSeconds = 300;
/** One that says whom to call while somebody is there. */
const lateSeconds = 60;

/** One of a million pages alike: search engines need none of them. */
const notListed = { 'X-Robots-Tag': 'noindex' };

/**
 * Answers with the page that says how a price is made; where nothing has a price by this address, with one that says so,
 * as a 404, and while the row cannot be read, as a 503. Never throws; every request is counted and logged as
 * `answerLogged` says.
 */
export function answerQuotePage(
	request: Request,
	sources: QuotePageSources,
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	const route = `${paths.quote}/:quote`;
	return answerLogged({ id: requestId, method: request.method, route }, async () => {
		const { response, ...outcome } = await pageOrFailure(request, sources);
		return { ...outcome, response: asAsked(request, response) };
	});
}

async function pageOrFailure(request: Request, sources: QuotePageSources): Promise<Outcome> {
	const refusal = refusedToChange(request);
	if (refusal) return { response: refusal };
	try {
		return await quotePage(request, sources);
	} catch (failure) {
		return { response: pageUnavailable(), failure };
	}
}

async function quotePage(request: Request, sources: QuotePageSources): Promise<Outcome> {
	const { builtPage, draw, now } = sources;
	const page = async (drawn: DrawnQuote) =>
		fillSection(await builtPage(`${paths.quote}/shell`), await draw(drawn));
	let view: QuoteView | null;
	try {
		view = await quoteView(askedIn(new URL(request.url)), sources);
	} catch (failure) {
		const { status, headers } = errorFor(failure);
		const html = await page({ view: null, why: 'unavailable' });
		return { response: htmlAnswer(html, status, { ...notListed, ...headers }), failure };
	}
	if (!view) {
		return { response: htmlAnswer(await page({ view, why: 'unknown' }), 404, notListed) };
	}
	return {
		response: htmlAnswer(await page({ view }), 200, { ...notListed, ...kept(view, now()) }),
	};
}

function askedIn({ pathname, searchParams }: URL) {
	const [travelers = '', date = ''] = quoteParameters.map((name) => searchParams.get(name) ?? '');
	return { id: decoded(pathname.split('/')[2] ?? ''), travelers, date };
}

/** '' of what is no text at all. */
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

/** At midnight in UTC another day's price is today's, and what can be booked now goes off sale. */
function kept(view: QuoteView, now: Date): Record<string, string> {
	// Whoever keeps it counts whole seconds.
	const ends = [utcMidnight(addDays(utcToday(now), 1)), lastSale(view) - 1000];
	const left = ends.map((end) => Math.ceil((end - now.getTime()) / 1000));
	const most = view.kind !== 'tour' && view.standing === 'late' ? lateSeconds : keptSeconds;
	const seconds = Math.min(most, ...left.filter((each) => each >= 0));
	return cacheHeaders({ tags: tagsOf(view), query: quoteParameters, seconds });
}

function lastSale(view: QuoteView): number {
	const end = view.kind === 'tour' ? view.departure?.soldUntil : view.soldUntil;
	return end === undefined ? Infinity : new Date(end).getTime();
}

function tagsOf(view: QuoteView): string[] {
	switch (view.kind) {
		case 'offer':
			return [cacheTags.offerQuotes];
		case 'deal':
			return [cacheTags.flights, cacheTags.flight(view.deal.id)];
		case 'tour':
			return [cacheTags.tours, cacheTags.tour(view.tour.id)];
	}
}
