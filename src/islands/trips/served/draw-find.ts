import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { FormProblem } from '#src/domain/trips/form-problem.ts';

import { FindBooking } from './FindBooking.tsx';
import { TripLinks } from './TripLinks.tsx';

/**
 * Draws the page that finds a booking, or the one that sends links, after its form was refused.
 * @returns what the page is called, and the HTML of it
 */
export function drawFind(problem: FormProblem): { title: string; html: string } {
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
