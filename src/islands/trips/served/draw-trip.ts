import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { isGivenOn, type TripView } from '#src/contract/trips/trip-view.ts';

import { TripClosed } from './TripClosed.tsx';
import { TripPage } from './TripPage.tsx';

type Drawn = { reference: string; view: TripView | null; done: string | null };

/**
 * Draws the page of a trip, or, where none is open to whoever asks, what is said then.
 * @returns what the page is called, and the HTML of it
 */
export function drawTrip({ reference, view, done }: Drawn): { title: string; html: string } {
	const content = view
		? createElement(TripPage, { view })
		: createElement(TripClosed, { reference, done });
	const title = view && !isGivenOn(view) ? `${view.reading.reference}: your trip` : 'Your trip';
	return { title, html: renderToStaticMarkup(content) };
}
