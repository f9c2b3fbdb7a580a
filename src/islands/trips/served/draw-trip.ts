import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { TripPaper } from '#src/contract/trips/trip-paper.ts';
import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';

import { PaperPage, paperTitle } from './papers/PaperPage.tsx';
import { TripClosed } from './TripClosed.tsx';
import { TripPage } from './TripPage.tsx';

type Drawn = {
	reference: string;
	view: TripView | null;
	done: string | null;
	/** null: the whole page. */
	paper?: TripPaper | null;
};

/**
 * Draws the page of a trip, or one of its papers, or, where none is open to whoever asks, what is said then.
 * @returns what the page is called, and the HTML of it
 */
export function drawTrip({ reference, view, done, paper = null }: Drawn): {
	title: string;
	html: string;
} {
	if (view && paper) {
		const html = renderToStaticMarkup(createElement(PaperPage, { view, paper }));
		return { title: paperTitle(paper), html };
	}
	const content = view
		? createElement(TripPage, { view })
		: createElement(TripClosed, { reference, done });
	const title = view && !isGivenOn(view) ? `${view.reading.reference}: your trip` : 'Your trip';
	return { title, html: renderToStaticMarkup(content) };
}
