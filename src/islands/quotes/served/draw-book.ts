import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { BookableQuote } from '#src/contract/quotes/quote-view.ts';

import { BookPage } from './BookPage.tsx';
import { quoteTitle } from './quote-title.ts';

/** Draws the page on which what has a quote is booked by the browser alone. */
export function drawBook(view: BookableQuote): { title: string; html: string } {
	const html = renderToStaticMarkup(createElement(BookPage, { view }));
	return { title: `Book ${quoteTitle(view)}`, html };
}
