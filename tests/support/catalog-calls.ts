import { expect } from 'vitest';

import { handle } from '#functions/api.ts';
import { shownDeal, shownDestination, tourWithSeats } from '#src/contract/catalog/catalog.ts';
import { destinationRecord, type DestinationFields } from '#src/contract/desk/destinations.ts';
import { flightRecord, type FlightFields } from '#src/contract/desk/flights.ts';
import { tourRecord, type TourFields } from '#src/contract/desk/tours.ts';
import { destinations, flights, tours } from '#src/server/db/schema.ts';

import { legsForDeal } from './deal-flights.ts';
import { nothingMore, plainDay } from './plain-tour.ts';

/** Its flights. */
const dealLegs = legsForDeal({
	origin: 'New York (JFK)',
	destination: 'Lisbon (LIS)',
	departureDate: '2026-12-10',
});

/** A deal as the panel sends it; what has a default is left out. */
const deal = {
	origin: 'New York (JFK)',
	destination: 'Lisbon (LIS)',
	departureDate: '2026-12-10',
	price: 449.5,
	image: '/posters/lisbon-800.webp',
	description: 'A week of tiled streets.',
	outward: dealLegs[0]?.number ?? '',
} satisfies Partial<FlightFields>;

const journey = {
	name: 'Island Light',
	destination: 'Santorini, Greece',
	description: 'Seven days of white villages.',
	price: 1899,
	duration: '7 days',
	image: '/posters/santorini-800.webp',
} satisfies Partial<TourFields>;

const place = {
	name: 'Kyoto, Japan',
	region: 'Asia',
	description: 'A city of gardens.',
	image: '/posters/kyoto-800.webp',
	startingPrice: 1890.5,
} satisfies Partial<DestinationFields>;

/** What the panel edits: how it is asked for, what it sends at least, and what the answers must be. */
export const kinds = [
	{
		kind: 'flight',
		path: '/api/admin/flights',
		publicPath: '/api/flights',
		handle,
		table: flights,
		fields: deal,
		defaults: { returnDate: null, homeward: null, featured: false },
		another: { price: 399.99, featured: true },
		label: 'New York (JFK) to Lisbon (LIS)',
		record: flightRecord,
		shown: shownDeal,
		shownBeside: {
			pictureWords: expect.any(Object),
			soldUntil: expect.any(String),
			lowestFare: expect.any(Number),
		},
		tags: ['flights', 'flight-1'],
		missing: 'There is no flight deal with this number.',
	},
	{
		kind: 'tour',
		path: '/api/admin/tours',
		publicPath: '/api/tours',
		handle,
		table: tours,
		fields: journey,
		defaults: {
			discountPrice: null,
			rating: 45,
			reviewCount: 0,
			features: [],
			itinerary: [],
			...nothingMore,
			featured: false,
		},
		another: {
			discountPrice: 1699.99,
			rating: 10,
			features: ['Small groups'],
			itinerary: [plainDay('Day 1: Fira', 'A walk along the caldera.\n\nDinner.')],
		},
		label: 'Island Light',
		record: tourRecord,
		shown: tourWithSeats,
		/** What its public answer says beside what the panel sends. */
		shownBeside: {
			departures: expect.any(Array),
			reviews: [],
			starsGiven: [0, 0, 0, 0, 0],
			pictureWords: expect.any(Object),
		},
		tags: ['tours', 'tour-1'],
		missing: 'There is no tour package with this number.',
	},
	{
		kind: 'destination',
		path: '/api/admin/destinations',
		publicPath: '/api/destinations',
		handle,
		table: destinations,
		fields: place,
		defaults: { place: null, featured: false },
		another: { startingPrice: 900, featured: true },
		label: 'Kyoto, Japan',
		record: destinationRecord,
		shown: shownDestination,
		shownBeside: { pictureWords: expect.any(Object) },
		tags: ['destinations', 'destination-1'],
		missing: 'There is no destination with this number.',
	},
] as const;

export type CatalogKind = (typeof kinds)[number];

export const [flightKind, tourKind, destinationKind] = kinds;

/** What a row says that was entered so: a deal names its flights by their numbers, and keeps them whole. */
export function asStored(sent: object): object {
	if (!('outward' in sent)) return sent;
	const { outward: _, homeward: __, ...fields } = { homeward: null, ...sent };
	return { ...fields, airline: expect.any(String), legs: dealLegs };
}
