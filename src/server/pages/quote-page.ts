import type { QuoteView } from '#src/contract/quotes/quote-view.ts';
import { addDays, utcMidnight, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { paths, quoteParameters } from '#src/paths.ts';

import { errorFor } from '../http/error-answer.ts';
import { cacheHeaders, cacheTags } from '../platform/cache.ts';
import { quoteView } from '../quotes/quote-view.ts';
import type { Loaded, PageCall } from './page-route.ts';

/** What is drawn: a quote, or why there is none. */
export type DrawnQuote = { view: QuoteView } | { view: null; why: 'unknown' | 'unavailable' };

/** For so long a page may be old, in seconds; a change of its row drops it at once. */
const keptSeconds = 300;
/** One that says whom to call while somebody is there. */
const lateSeconds = 60;

/** One of a million pages alike: search engines need none of them. */
const notListed = { 'X-Robots-Tag': 'noindex' };

/**
 * Finds how a price is made; where nothing has a price by this address, that is said as a 404, and while the row cannot
 * be read, as a 503.
 */
export async function loadQuotePage(call: PageCall): Promise<Loaded<DrawnQuote>> {
	const page = `${paths.quote}/shell`;
	try {
		const view = await quoteView(askedIn(call), call);
		if (!view) {
			const unknown = { view: null, why: 'unknown' } as const;
			return { page, view: unknown, status: 404, headers: notListed };
		}
		const headers = { ...notListed, ...kept(view, call.now()) };
		return { page, view: { view }, status: 200, headers };
	} catch (failure) {
		const { status, headers: told } = errorFor(failure);
		const unavailable = { view: null, why: 'unavailable' } as const;
		return { page, view: unavailable, status, headers: { ...notListed, ...told }, failure };
	}
}

/** What an address asks the price of. */
export function askedIn({ given, url: { searchParams } }: Pick<PageCall, 'given' | 'url'>) {
	const [travelers = '', date = '', room = ''] = quoteParameters.map(
		(name) => searchParams.get(name) ?? '',
	);
	return { id: decoded(given), travelers, date, room };
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
