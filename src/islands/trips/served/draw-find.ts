import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { FormProblem } from '#src/domain/trips/form-problem.ts';

import { FindBooking } from './FindBooking.tsx';
import { FoundTrip, type GlancedTrip } from './FoundTrip.tsx';
import { TripLinks } from './TripLinks.tsx';

/** What has come of a form that finds a booking, or asks for links: what was wrong with it, or the trip that was found. */
export type DrawnFind = { problem: FormProblem } | { found: GlancedTrip };

/**
 * Draws the page that finds a booking, or the one that sends links, after its form was sent.
 * @returns what the page is called, and the HTML of it
 */
export function drawFind(drawn: DrawnFind): { title: string; html: string } {
	if ('found' in drawn) {
		return {
			title: 'Your booking',
			html: renderToStaticMarkup(createElement(FoundTrip, drawn.found)),
		};
	}
	const { problem } = drawn;
	return problem.form === 'find'
		? {
				title: 'Find my booking',
				html: renderToStaticMarkup(createElement(FindBooking, { problem })),
			}
		: {
				title: 'Links to your trips',
				html: renderToStaticMarkup(createElement(TripLinks, { problem })),
			};
}
