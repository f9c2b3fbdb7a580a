import type { QuoteView } from '#src/contract/quotes/quote-view.ts';

/** What has the price: 'New York (JFK) to London (LHR)', or a tour's name. */
export function quoteTitle(view: QuoteView): string {
	if (view.kind === 'tour') return view.tour.name;
	const { origin, destination } = view.kind === 'offer' ? view.offer : view.deal;
	return `${origin} to ${destination}`;
}
