import { type AnyColumn, getTableColumns, type Table } from 'drizzle-orm';
import { Fragment } from 'react';

import type { ListedTour, ShownDeal, ShownDestination } from '#src/contract/catalog/catalog.ts';
import type { PlaceFacts } from '#src/contract/catalog/place-facts.ts';
import type { CatalogSurface } from '#src/contract/catalog/surfaces.ts';
import type { DestinationRecord } from '#src/contract/desk/destinations.ts';
import type { FlightRecord } from '#src/contract/desk/flights.ts';
import type { TourRecord } from '#src/contract/desk/tours.ts';
import { destinationSummary } from '#src/domain/destinations/destination.ts';
import { searchDestinations } from '#src/domain/destinations/search.ts';
import { placeOfSlug } from '#src/domain/places/place.ts';
import { emptyTourFilter, filterTours } from '#src/domain/tours/filter.ts';
import { destinationColumns } from '#src/islands/desk/catalog/DestinationsTab.tsx';
import { dealColumns } from '#src/islands/desk/catalog/FlightsTab.tsx';
import { tourColumns } from '#src/islands/desk/catalog/ToursTab.tsx';
import type { Column } from '#src/islands/desk/panel/column.ts';
import { BuiltDestination } from '#src/islands/destinations/BuiltDestination.tsx';
import { DestinationPoster } from '#src/islands/destinations/DestinationPoster.tsx';
import { DealCard } from '#src/islands/flights/DealCard.tsx';
import { DealDetails } from '#src/islands/flights/DealDetails.tsx';
import { listedTourFacts } from '#src/islands/tours/tour-facts.ts';
import { TourCard } from '#src/islands/tours/TourCard.tsx';
import { TourDetails } from '#src/islands/tours/TourDetails.tsx';
import { countries, places } from '#src/places.ts';
import { dealData } from '#src/seo/deal-data.ts';
import { dealHead } from '#src/seo/deal-head.ts';
import { destinationData } from '#src/seo/destination-data.ts';
import { destinationHead } from '#src/seo/destination-head.ts';
import { tourData } from '#src/seo/tour-data.ts';
import { tourHead } from '#src/seo/tour-head.ts';
import { searchedInDestinations } from '#src/server/catalog/destinations.ts';
import { searchedInFlights } from '#src/server/catalog/flights.ts';
import { searchedInTours } from '#src/server/catalog/tours.ts';
import { destinations, flights, tours } from '#src/server/db/schema.ts';

import { legsForDeal } from './deal-flights.ts';
import { enteredDeal, enteredDestination, enteredTour } from './entered-rows.ts';
import { markupOf } from './every-field.ts';

/** Whether a surface tells a fact: it says something else where that is another. */
type IsTold = (fact: string) => boolean;
/** Every surface but the form, which is asked for its controls. */
type Shown = Partial<Record<Exclude<CatalogSurface, 'form'>, IsTold>>;

/** What the desk has of a row beside what is entered. */
const record = {
	id: 1,
	version: 1,
	updatedAt: '2026-11-21T12:00:00Z',
	state: 'published',
	deletedAt: null,
} as const;

/**
 * Looks on every surface whether it tells of a fact.
 * @param other a row of which every fact is another
 */
function shownOf<Row extends object>(
	one: Row,
	other: Row,
	surfaces: Partial<Record<Exclude<CatalogSurface, 'form'>, (row: Row) => string>>,
): Shown {
	return Object.fromEntries(
		Object.entries(surfaces).map(([surface, told]) => [
			surface,
			(fact: string) => readIn(told(one)) !== readIn(told(withFact(one, other, fact))),
		]),
	);
}

/** What somebody sees: where links lead to says more, to the next page. */
function readIn(markup: string): string {
	return markup.replaceAll(/ href="[^"]*"/g, '');
}

/** The row with one fact of another, its own or one of those that it has in `facts`. */
function withFact<Row extends object>(one: Row, other: Row, fact: string): Row {
	if (fact in one) return { ...one, [fact]: Reflect.get(other, fact) };
	const [facts, others] = [one, other].map(
		(row) => new Map(Object.entries(Object(Reflect.get(row, 'facts')))),
	);
	if (!facts?.has(fact)) throw new Error(`There is no fact ${fact}.`);
	return { ...one, facts: Object.fromEntries(facts.set(fact, others?.get(fact))) };
}

function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): string {
	return columns.map(({ cell }) => markupOf(Fragment, { children: cell(row) })).join();
}

/** What of a row the desk's lists are searched by. */
function searchedOf(row: object, table: Table, searched: readonly AnyColumn[]): string {
	const names = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
		searched.includes(column) ? [name] : [],
	);
	return JSON.stringify(names.map((name) => Reflect.get(row, name)));
}

type ShownDestinationRecord = ShownDestination & DestinationRecord;
const kyoto: ShownDestinationRecord = { ...record, ...enteredDestination, pictureWords: {} };
const rome: ShownDestinationRecord = {
	...kyoto,
	name: 'Rome, Italy',
	region: 'Europe',
	description: 'A city of fountains.',
	image: '/posters/rome-800.webp',
	startingPrice: 990,
	place: 'rome',
	featured: false,
};

export const destinationsShown = shownOf(kyoto, rome, {
	card: (row) => markupOf(DestinationPoster, { destination: destinationSummary(row), sizes: '' }),
	page: (row) =>
		markupOf(BuiltDestination, {
			destination: row,
			tours: { tours: [], version: '' },
			place: factsOfPlace(row.place),
		}),
	search: (row) =>
		[kyoto, rome]
			.flatMap(({ name, region, description }) => [name, region, description])
			.map((text) => searchDestinations([row], text).length)
			.join(),
	find: (row) => searchedOf(row, destinations, searchedInDestinations),
	list: (row) => cellsOf(destinationColumns, row),
	data: (row) => JSON.stringify(destinationData(row, listedPlace(row.place))),
	shared: (row) => JSON.stringify(destinationHead(row)),
});

function listedPlace(slug: string | null) {
	const place = placeOfSlug(places, slug ?? '');
	return place
		? { place, countries: countries.filter(({ code }) => code === place.country) }
		: null;
}

/** What the build would know of a place without airports, deals and stories. */
function factsOfPlace(slug: string | null): PlaceFacts | null {
	const listed = listedPlace(slug);
	if (!listed) return null;
	const nothingThere = { airports: [], deals: { deals: [], version: '' }, stories: [], noons: [] };
	return {
		...nothingThere,
		place: listed.place.name,
		home: 'New York',
		countries: listed.countries,
	};
}

const { outward: _, homeward: __, ...dealFacts } = enteredDeal;
type ShownDealRecord = ShownDeal & FlightRecord;
const toLisbon: ShownDealRecord = {
	...record,
	...dealFacts,
	airline: 'Old Wings',
	legs: legsForDeal(enteredDeal),
	pictureWords: {},
	soldUntil: '2026-12-09T12:00:00Z',
	lowestFare: 500,
};
const toOslo: ShownDealRecord = {
	...toLisbon,
	origin: 'Boston (BOS)',
	destination: 'Oslo (OSL)',
	departureDate: '2026-12-12',
	returnDate: null,
	price: 612,
	airline: 'New Wings',
	image: '/posters/rome-800.webp',
	featured: false,
	description: 'A week of fjords.',
	legs: legsForDeal({
		origin: 'Boston (BOS)',
		destination: 'Oslo (OSL)',
		departureDate: '2026-12-12',
	}),
};

export const dealsShown = shownOf(toLisbon, toOslo, {
	card: (deal) => markupOf(DealCard, { deal }),
	page: (deal) => markupOf(DealDetails, { deal }),
	find: (row) => searchedOf(row, flights, searchedInFlights),
	list: (row) => cellsOf(dealColumns, row),
	data: (deal) => JSON.stringify(dealData(deal)),
	shared: (deal) => JSON.stringify(dealHead(deal)),
});

type ShownTourRecord = ListedTour & TourRecord;
const islands: ShownTourRecord = {
	...record,
	...enteredTour,
	// Where they are, others of its facts are not told.
	discountPrice: null,
	hero: null,
	pictureWords: {},
	starsGiven: [0, 0, 0, 1, 2],
	departures: [],
};
const [day] = enteredTour.itinerary;
const dunes: ShownTourRecord = {
	...islands,
	name: 'Desert Light',
	destination: 'Merzouga, Morocco',
	description: 'Four days of sand.',
	price: 2400,
	discountPrice: 1100,
	duration: '9 days',
	image: '/posters/rome-800.webp',
	rating: 45,
	reviewCount: 12,
	features: ['Camels'],
	itinerary: day ? [{ ...day, title: 'Day 1: Erfoud' }] : [],
	facts: {
		groupSize: { least: 2, most: 8 },
		pace: 4,
		ages: { least: 18, most: 70 },
		start: 'Fez',
		end: 'Marrakesh',
		meetingPoint: 'The blue gate',
		meetingTime: '09:30',
		endTime: '12:00',
		contact: 'Dune Guides',
		contactPhone: '+212 535 555 014',
		emergencyPhone: '+212 535 555 015',
		transport: ['Camel'],
		guideLanguages: ['French'],
		included: ['Four nights'],
		notIncluded: ['Drinks'],
		toBring: ['A scarf'],
		papers: ['A visa'],
		goodMonths: [11],
		otherMonths: 'sand storms',
		singleSupplement: 4321,
	},
	places: ['merzouga'],
	hero: '/posters/bali-800.webp',
	gallery: ['/posters/petra-800.webp'],
	featured: false,
};

/** Filters that tell one of the two tours from the other. */
const filters = [
	{ destination: 'island' },
	{ destination: 'santorini' },
	{ duration: '4-7' },
	{ price: '1500' },
	{ price: '2500' },
	{ pace: '2' },
] as const;

export const toursShown = shownOf(islands, dunes, {
	card: (tour) => markupOf(TourCard, { tour }),
	page: (tour) => markupOf(TourDetails, { tour, places: {}, reviews: [] }),
	search: (tour) =>
		filters
			.map((filter) => ({ ...emptyTourFilter, ...filter }))
			.map((filter) => filterTours([listedTourFacts(tour)], filter, '2026-11-21').length)
			.join(),
	find: (row) => searchedOf(row, tours, searchedInTours),
	list: (row) => cellsOf(tourColumns, row),
	data: (tour) => JSON.stringify(tourData(tour)),
	shared: (tour) => JSON.stringify(tourHead(tour)),
});

/** Where single facts of a tour are told. */
export const tourFactsShown: Shown = Object.fromEntries(
	Object.entries(toursShown).filter(([surface]) =>
		['card', 'page', 'search', 'data'].includes(surface),
	),
);
