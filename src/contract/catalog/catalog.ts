import * as z from 'zod/mini';

import { departureStates } from '#src/domain/tours/departure.ts';

import { flightLegs } from '../flights/legs.ts';
import { query } from '../http/endpoint.ts';
import { tourReview } from './reviews.ts';
import { rowId } from './row-id.ts';
import { dayFacts, tourFacts } from './tour-facts.ts';

const dollars = z.number().check(z.nonnegative());
export { largestRowId, rowId } from './row-id.ts';

/** What the pictures of a row show, for whoever cannot see them, by their addresses: nothing of pictures elsewhere. */
export type PictureWords = z.infer<typeof pictureWords>;
const pictureWords = z.record(z.string(), z.string());

/** A flight row that the administrator entered. Its price is per traveller, taxes included. */
export type FlightDeal = z.infer<typeof flightDeal>;
/** A deal as lists show it: what is written about it stands on its own page. */
export type DealSummary = Omit<FlightDeal, 'description'> &
	Pick<ShownDeal, 'soldUntil' | 'lowestFare'>;
export const flightDeal = z.object({
	id: rowId,
	origin: z.string(),
	destination: z.string(),
	departureDate: z.iso.date(),
	/** null: one way. */
	returnDate: z.nullable(z.iso.date()),
	price: dollars,
	airline: z.string(),
	image: z.string(),
	featured: z.boolean(),
	description: z.string(),
	/** When it flies; none of what was entered before deals had flights. */
	legs: flightLegs,
});

/** A deal as the public is shown it. */
export type ShownDeal = z.infer<typeof shownDeal>;
export const shownDeal = z.extend(flightDeal, {
	pictureWords,
	/** The last moment at which it can be sold. */
	soldUntil: z.iso.datetime(),
	/** What a traveller pays at least on these days by our own search of today, in dollars; null where it has nothing left. */
	lowestFare: z.nullable(dollars),
});

/** One day of a tour. */
export type ItineraryDay = z.infer<typeof itineraryDay>;
const itineraryDay = z.object({ title: z.string(), text: z.string(), ...dayFacts.shape });

/** A day on which a tour leaves, as the public sees it: one that is closed or past is left out. */
export type TourDeparture = z.infer<typeof tourDeparture>;
export const tourDeparture = z.object({
	id: rowId,
	date: z.iso.date(),
	/** The last day. */
	endDate: z.iso.date(),
	/** Per person, before taxes: its own, or the tour's. */
	price: dollars,
	state: z.enum(departureStates),
	/** The number of confirmed travellers from which it is guaranteed to leave. */
	guaranteedFrom: z.int(),
	/** The last moment at which it can be sold: a list that was made before says no less than one that is made then. */
	soldUntil: z.iso.datetime(),
	/** What is said of a day outside the tour's good months (`seasonWords`); '' of any other. */
	season: z.string(),
});

/** A departure with the seats that are left at this moment. */
export type DepartureWithSeats = z.infer<typeof departureWithSeats>;
export const departureWithSeats = z.extend(tourDeparture, { seatsLeft: z.int() });

export type Tour = z.infer<typeof tour>;
export const tour = z.object({
	id: rowId,
	name: z.string(),
	destination: z.string(),
	description: z.string(),
	/** Per person, before taxes. */
	price: dollars,
	discountPrice: z.nullable(dollars),
	/** '7 days' */
	duration: z.string(),
	image: z.string(),
	/** 0 to 50: tenths of a star. */
	rating: z.int(),
	reviewCount: z.int(),
	features: z.array(z.string()),
	itinerary: z.array(itineraryDay),
	facts: tourFacts,
	/** Slugs of the places that it is about: by them it is found from their pages. */
	places: z.array(z.string()),
	/** The address of the wide picture above its page; null: its poster stands there. */
	hero: z.nullable(z.string()),
	/** Addresses of further pictures. */
	gallery: z.array(z.string()),
	featured: z.boolean(),
});

/** A tour as its reviews rate it, and what its pictures show. */
const ratedTour = z.extend(tour, {
	/**
	 * How many published reviews gave one star, two, … five; rating and count are theirs as soon as there is one. Before,
	 * the rating is our own.
	 */
	starsGiven: z.array(z.int()),
	pictureWords,
});

/**
 * A tour as lists and built pages have it, its departures with it, the soonest first. Of seats they know nothing: they
 * would be old.
 */
export type ListedTour = z.infer<typeof listedTour>;
export const listedTour = z.extend(ratedTour, { departures: z.array(tourDeparture) });

/** A tour as its own page asks for it, with the seats that each departure has left, and the newest of its reviews. */
export type TourWithSeats = z.infer<typeof tourWithSeats>;
export const tourWithSeats = z.extend(ratedTour, {
	departures: z.array(departureWithSeats),
	reviews: z.array(tourReview),
});

/** The seats that a departure of a tour has left at this moment: what a list says beside it. */
export type SeatsOnSale = z.infer<typeof seatsOnSale>;
const seatsOnSale = z.object({ tourId: rowId, date: z.iso.date(), seatsLeft: z.int() });

export type Destination = z.infer<typeof destination>;
export const destination = z.object({
	id: rowId,
	name: z.string(),
	region: z.string(),
	description: z.string(),
	image: z.string(),
	startingPrice: dollars,
	/** The slug of the place that it is; null: no place of the list. */
	place: z.nullable(z.string()),
	featured: z.boolean(),
});

/** A destination as the public is shown it. */
export type ShownDestination = z.infer<typeof shownDestination>;
export const shownDestination = z.extend(destination, { pictureWords });

export type Testimonial = z.infer<typeof testimonial>;
export const testimonial = z.object({
	id: rowId,
	name: z.string(),
	testimonial: z.string(),
	/** 1 to 5 */
	rating: z.int(),
	tripName: z.string(),
	image: z.nullable(z.string()),
});

/** A short hash of each kind's rows: while it stays the same, so does all that the API says of them. */
export type CatalogVersions = z.infer<typeof catalogVersions>;
export type CatalogKind = keyof CatalogVersions;
export const catalogVersions = z.object({
	flights: z.string(),
	tours: z.string(),
	destinations: z.string(),
	testimonials: z.string(),
});

export const listFeaturedFlights = query('GET', '/api/flights/featured', z.array(shownDeal));
export const listFlights = query('GET', '/api/flights', z.array(shownDeal));
export const getFlight = query('GET', '/api/flights/:id', shownDeal);
export const listFeaturedTours = query('GET', '/api/tours/featured', z.array(listedTour));
export const listTours = query('GET', '/api/tours', z.array(listedTour));
/** Of every departure on sale. */
export const listSeats = query('GET', '/api/tours/seats', z.array(seatsOnSale));
export const getTour = query('GET', '/api/tours/:id', tourWithSeats);
export const listFeaturedDestinations = query(
	'GET',
	'/api/destinations/featured',
	z.array(shownDestination),
);
export const listDestinations = query('GET', '/api/destinations', z.array(shownDestination));
export const getDestination = query('GET', '/api/destinations/:id', shownDestination);
export const listTestimonials = query('GET', '/api/testimonials', z.array(testimonial));
export const readCatalogVersions = query('GET', '/api/catalog-versions', catalogVersions);
