import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { QuoteView } from '#src/contract/quotes/quote-view.ts';

import { quoteTitle } from './quote-title.ts';
import { QuoteUnavailable, QuoteUnknown } from './QuoteMissing.tsx';
import { QuotePage } from './QuotePage.tsx';

/**
 * Draws the page that says how a price is made or, where there is none to explain, what is said then.
 * @returns what the page is called, and the HTML of it
 */
export function drawQuote(
	drawn: { view: QuoteView } | { view: null; why: 'unknown' | 'unavailable' },
): { title: string; html: string } {
	if (drawn.view) {
		const html = renderToStaticMarkup(createElement(QuotePage, { view: drawn.view }));
		return { title: `Price breakdown: ${quoteTitle(drawn.view)}`, html };
	}
	const content = drawn.why === 'unknown' ? QuoteUnknown : QuoteUnavailable;
	return { title: 'How a price is made', html: renderToStaticMarkup(createElement(content)) };
}
