import * as z from 'zod/mini';

import { query } from '../http/endpoint.ts';
import { text } from '../text.ts';
import type {
	DepartureWithSeats,
	Destination,
	ListedTour,
	ShownDeal,
	ShownDestination,
	Testimonial,
	TourWithSeats,
} from './catalog.ts';

/** What is drawn of the catalog's rows as they are now, by the part of a page that shows them. */
export type FreshRows =
	/** A row alone: null where it is no longer on sale. */
	| { view: 'deal'; deal: ShownDeal | null }
	/** With the destinations whose pages its days lead to. */
	| { view: 'tour'; tour: TourWithSeats | null; destinations: Pick<Destination, 'id' | 'place'>[] }
	/** With the tours that go there, and which version of all tours they are. */
	| {
			view: 'destination';
			destination: ShownDestination | null;
			tours: ListedTour[];
			toursVersion: string;
	  }
	/** Of a tour, for its booking panel. */
	| { view: 'departures'; departures: DepartureWithSeats[] }
	| { view: 'deals' | 'featured-deals'; deals: ShownDeal[] }
	| { view: 'tours' | 'featured-tours' | 'more-like-this'; tours: ListedTour[] }
	| { view: 'destinations' | 'featured-destinations'; destinations: ShownDestination[] }
	| { view: 'testimonials'; testimonials: Testimonial[] }
	/** What goes to a destination, by how that is called. */
	| { view: 'tours-there'; name: string; place: string | null; tours: ListedTour[] }
	| { view: 'deals-there'; name: string; deals: ShownDeal[] };

export type FreshView = FreshRows['view'];

const freshViews = [
	'deal',
	'tour',
	'destination',
	'departures',
	'deals',
	'featured-deals',
	'tours',
	'featured-tours',
	'more-like-this',
	'destinations',
	'featured-destinations',
	'testimonials',
	'tours-there',
	'deals-there',
] as const satisfies FreshView[];

const message = 'There is no such part of a page.';
const words = z._default(text({ min: 0, max: 200, message }), '');

/** The query parameters of the call: what a `<fresh-rows>` shows, in the words of its data attributes. */
export type AskedRows = z.output<typeof askedRows>;
export const askedRows = z.object({
	view: z.enum(freshViews, message),
	/** The row that is shown, where it is one. */
	id: words,
	/** The rows that a build chose, parted by spaces. */
	ids: words,
	/** What is called so, and its place's slug, or the codes of its airports, parted by spaces. */
	name: words,
	place: words,
	airports: words,
});

/** The part as HTML; '' of one that shows nothing. */
export const readFreshRows = query('GET', '/api/fresh-rows', z.object({ html: z.string() }));
