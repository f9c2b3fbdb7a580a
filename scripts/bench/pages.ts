import { readdirSync } from 'node:fs';

import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { destinationPath, flightCheckoutPath, flightPath, paths, tourPath } from '#src/paths.ts';
import { emptyFlightSearch, flightSearchPath } from '#src/stores/flights/search-fields.ts';

import { floorPaths } from './floors.ts';

/** A page to measure, by the name under which it can be asked for. */
export type BenchPage = {
	name: string;
	path: string;
	/** Served with the floors, and no page of the site. */
	isFloor?: boolean;
	/** Seen by an administrator who has signed in, with this many bookings. */
	bookings?: number;
	/** Measured only when it is asked for by name. */
	isExtra?: boolean;
};

export const floorPages = {
	empty: { name: 'floor: empty', path: floorPaths.empty, isFloor: true },
	text: { name: 'floor: text', path: floorPaths.text, isFloor: true },
	hero: { name: 'floor: hero', path: floorPaths.hero, isFloor: true },
	island: { name: 'floor: island', path: floorPaths.island, isFloor: true },
} satisfies Record<string, BenchPage>;

/** The pages of the site: one of each kind, and a few more that are measured when they are named. */
export function sitePages(deal: FlightDeal): BenchPage[] {
	const results = flightSearchPath({
		...emptyFlightSearch,
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: addDays(utcToday(new Date()), 45),
		passengers: '2-adults',
	});
	return [
		{ name: 'privacy', path: paths.privacy },
		{ name: 'faqs', path: paths.faqs },
		{ name: 'blog', path: paths.blog },
		{ name: 'post', path: firstPageIn('blog') },
		{ name: 'home', path: paths.home },
		{ name: 'flights', path: paths.flights },
		{ name: 'results', path: results },
		{ name: 'flight', path: flightPath(deal.id) },
		{ name: 'tours', path: paths.tours },
		{ name: 'tour', path: tourPath(1) },
		{ name: 'destinations', path: paths.destinations },
		{ name: 'destination', path: destinationPath(1) },
		{ name: 'contact', path: paths.contact },
		{ name: 'checkout', path: flightCheckoutPath(deal) },
		{ name: 'sign-in', path: paths.auth },
		{ name: 'admin', path: paths.admin },
		{ name: 'admin-bookings', path: `${paths.admin}?tab=bookings`, bookings: 100 },
		{ name: 'about', path: paths.about, isExtra: true },
		{ name: 'guides', path: paths.guides, isExtra: true },
		{ name: 'guide', path: firstPageIn('guides'), isExtra: true },
		{ name: 'careers', path: paths.careers, isExtra: true },
		{ name: 'job', path: firstPageIn('careers/apply'), isExtra: true },
		{ name: 'terms', path: paths.terms, isExtra: true },
	];
}

/** Editors come and go with texts: whichever page of a folder comes first stands for all. */
function firstPageIn(folder: string): string {
	const [file] = readdirSync(`dist/${folder}`).filter((name) => name.endsWith('.html'));
	if (file === undefined) throw new Error(`There is no page in dist/${folder}.`);
	return `/${folder}/${file.replace('.html', '')}`;
}
