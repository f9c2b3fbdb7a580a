import type { TourFacts } from '#src/domain/tours/tour-facts.ts';

import type { Destination, FlightDeal, Tour } from './catalog.ts';

/**
 * Where a row of the catalog is told of: its card in lists, its page, what visitors find it by and what the desk does, the
 * desk's form and list, the structured data for search engines, and the title, text and picture that are shared.
 */
export type CatalogSurface =
	| 'card'
	| 'page'
	| 'search'
	| 'find'
	| 'form'
	| 'list'
	| 'data'
	| 'shared';

/**
 * Every fact of a row, which is told on every surface but where a word says why it is not. A fact that is forgotten here
 * does not compile; a test looks on each surface.
 */
export type Surfaces<Facts, Surface extends string> = Record<
	Exclude<keyof Facts, 'id'>,
	Partial<Record<Surface, string>>
>;

const long = 'too long for it';
const untyped = 'schema.org has no place for it';
const asNamed = 'the name says it';
const noWord = 'nobody looks for it by a word';
const short = 'what makes nobody choose a row is left to its page';
const entered = 'read where it is entered';
const ours = 'how we arrange our pages';

export const destinationSurfaces = {
	name: {},
	region: {},
	description: { card: long, find: long, list: long, shared: long },
	image: { search: noWord, find: noWord },
	startingPrice: { search: noWord, find: noWord, data: untyped },
	place: { card: asNamed, search: asNamed, find: asNamed, list: asNamed, shared: asNamed },
	featured: { card: ours, page: ours, search: ours, find: ours, data: ours, shared: ours },
} as const satisfies Surfaces<Destination, CatalogSurface>;

// Visitors look for flights, and are shown deals: there is no search for these.
export const dealSurfaces = {
	origin: {},
	destination: {},
	departureDate: { find: noWord, shared: short },
	returnDate: { find: noWord },
	price: { find: noWord },
	airline: { card: short, page: 'its flights say it' },
	image: { find: noWord },
	featured: { card: ours, page: ours, find: ours, data: ours, shared: ours },
	description: { card: long, find: long, list: long, shared: long },
	legs: { find: noWord, shared: short },
} as const satisfies Surfaces<FlightDeal, Exclude<CatalogSurface, 'search'>>;

const counted = 'the reviews that can be read are counted there';
const stars = 'stars that nobody can read a review of are not told to search engines';

export const tourSurfaces = {
	name: {},
	destination: { data: 'the name and the days say it' },
	description: { card: long, search: long, find: long, list: long, shared: long },
	price: { find: noWord },
	discountPrice: { find: noWord },
	duration: { find: noWord, data: 'the days and the departures say it' },
	image: { search: noWord, find: noWord },
	rating: { search: noWord, find: noWord, data: stars, shared: short },
	reviewCount: {
		card: counted,
		page: counted,
		search: noWord,
		find: noWord,
		data: stars,
		shared: short,
	},
	features: {
		page: 'what is included stands there, and these where nobody has written that down',
		search: noWord,
		find: noWord,
		list: entered,
		data: untyped,
		shared: long,
	},
	itinerary: { card: long, search: long, find: long, list: long, shared: long },
	// Each by itself: `tourFactSurfaces`.
	facts: { find: noWord, list: entered, shared: short },
	places: {
		card: asNamed,
		page: 'tours like it are found by it, below',
		search: asNamed,
		find: asNamed,
		list: entered,
		data: untyped,
		shared: asNamed,
	},
	hero: {
		search: noWord,
		find: noWord,
		list: entered,
		shared: 'the poster goes along',
	},
	gallery: {
		card: long,
		search: noWord,
		find: noWord,
		list: entered,
		data: 'one picture is enough',
		shared: 'one picture is enough',
	},
	featured: { card: ours, page: ours, search: ours, find: ours, data: ours, shared: ours },
} as const satisfies Surfaces<Tour, CatalogSurface>;

const atAGlance = { card: short, search: noWord, data: untyped };
const forTravellers = { ...atAGlance, page: 'who travels reads it on the page of the trip' };

/** Lists, and what is shared, tell none of them. */
export const tourFactSurfaces = {
	groupSize: atAGlance,
	pace: { data: untyped },
	ages: atAGlance,
	start: { card: short, search: noWord },
	end: atAGlance,
	meetingPoint: atAGlance,
	meetingTime: atAGlance,
	endTime: atAGlance,
	contact: forTravellers,
	contactPhone: forTravellers,
	emergencyPhone: forTravellers,
	transport: atAGlance,
	guideLanguages: atAGlance,
	included: atAGlance,
	notIncluded: atAGlance,
	toBring: atAGlance,
	papers: atAGlance,
	goodMonths: atAGlance,
	otherMonths: atAGlance,
	singleSupplement: atAGlance,
} as const satisfies Surfaces<TourFacts, Exclude<CatalogSurface, 'find' | 'list' | 'shared'>>;
