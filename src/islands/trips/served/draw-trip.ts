import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { TripView } from '#src/contract/trips/trip-view.ts';

import { TripClosed } from './TripClosed.tsx';
import { TripPage } from './TripPage.tsx';

/**
 * Draws the page of a trip, or, where none is open to whoever asks, what is said then.
 * @returns what the page is called, and the HTML of it
 */
export function drawTrip({ reference, view }: { reference: string; view: TripView | null }): {
	title: string;
	html: string;
} {
	const content = view
		? createElement(TripPage, { view })
		: createElement(TripClosed, { reference });
	const title = view ? `${view.reading.reference}: your trip` : 'Your trip';
	return { title, html: renderToStaticMarkup(content) };
}
