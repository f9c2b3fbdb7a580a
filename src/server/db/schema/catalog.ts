import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import { type CatalogState, catalogStates } from '#src/domain/catalog/catalog-state.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { noStarsGiven, type StarsGiven } from '#src/domain/tours/stars-given.ts';
import { noFacts, type TourFacts } from '#src/domain/tours/tour-facts.ts';
import { tourDefaults } from '#src/domain/tours/tour.ts';

import { createdAt, deletedAt, dollars, identity, isOneOf, revision } from './columns.ts';

/** Deals: flights that the administrator entered. */
export const flights = pgTable(
	'flights',
	{
		id: identity(),
		/** 'New York (JFK)' */
		origin: text('origin').notNull(),
		destination: text('destination').notNull(),
		departureDate: date('departure_date', { mode: 'string' }).notNull(),
		/** null: one way. */
		returnDate: date('return_date', { mode: 'string' }),
		/** Per traveller, taxes included and discount taken off. */
		price: dollars('price').notNull(),
		/** Who flies it, as its legs say. */
		airline: text('airline').notNull(),
		image: text('image').notNull(),
		featured: boolean('featured').notNull().default(false),
		description: text('description').notNull(),
		/** Its services as they fly on its days; none of what was entered before deals had flights. */
		legs: jsonb('legs').$type<FlightLeg[]>().notNull().default([]),
		state: state(),
		...revision(),
		deletedAt: deletedAt(),
	},
	(table) => [
		check('flights_price_check', sql`${table.price} >= 0`),
		check('flights_state_check', isOneOf(table.state, catalogStates)),
		check('flights_dates_check', sql`${table.returnDate} >= ${table.departureDate}`),
		index('flights_order_index').on(
			table.featured.desc().nullsFirst(),
			table.departureDate,
			table.id,
		),
		index('flights_featured_index')
			.on(table.departureDate, table.id)
			.where(sql`${table.featured}`),
	],
);

/** Tour packages. */
export const tours = pgTable(
	'tours',
	{
		id: identity(),
		name: text('name').notNull(),
		destination: text('destination').notNull(),
		description: text('description').notNull(),
		/** Per person, before taxes. */
		price: dollars('price').notNull(),
		/** What is asked instead of the price, where there is one. */
		discountPrice: dollars('discount_price'),
		/** '7 days' */
		duration: text('duration').notNull(),
		image: text('image').notNull(),
		/** Tenths of a star. */
		rating: integer('rating').notNull().default(tourDefaults.rating),
		reviewCount: integer('review_count').notNull().default(tourDefaults.reviewCount),
		/** How many published reviews gave one star, two, … five: kept beside them, so that lists need not count. */
		starsGiven: jsonb('stars_given').$type<StarsGiven>().notNull().default(noStarsGiven),
		/** Grows by one whenever what everybody may read of its reviews changes; 0 before the first. */
		reviewsVersion: integer('reviews_version').notNull().default(0),
		features: jsonb('features').$type<string[]>().notNull().default([]),
		itinerary: jsonb('itinerary').$type<ItineraryDay[]>().notNull().default([]),
		facts: jsonb('facts').$type<TourFacts>().notNull().default(noFacts),
		/** Slugs of `content/places.json`. */
		places: jsonb('places').$type<string[]>().notNull().default([]),
		hero: text('hero'),
		gallery: jsonb('gallery').$type<string[]>().notNull().default([]),
		featured: boolean('featured').notNull().default(false),
		state: state(),
		...revision(),
		deletedAt: deletedAt(),
	},
	(table) => [
		check('tours_state_check', isOneOf(table.state, catalogStates)),
		check('tours_price_check', sql`${table.price} >= 0`),
		check('tours_discount_price_check', sql`${table.discountPrice} >= 0`),
		check('tours_rating_check', sql`${table.rating} between 0 and 50`),
		check('tours_review_count_check', sql`${table.reviewCount} >= 0`),
		index('tours_featured_index')
			.on(table.id)
			.where(sql`${table.featured}`),
	],
);

/** Places that have a page of their own. */
export const destinations = pgTable(
	'destinations',
	{
		id: identity(),
		name: text('name').notNull(),
		region: text('region').notNull(),
		description: text('description').notNull(),
		image: text('image').notNull(),
		startingPrice: dollars('starting_price').notNull(),
		/** A slug of `content/places.json`. */
		place: text('place'),
		featured: boolean('featured').notNull().default(false),
		state: state(),
		...revision(),
		deletedAt: deletedAt(),
	},
	(table) => [
		check('destinations_state_check', isOneOf(table.state, catalogStates)),
		check('destinations_starting_price_check', sql`${table.startingPrice} >= 0`),
		index('destinations_featured_index')
			.on(table.id)
			.where(sql`${table.featured}`),
	],
);

/** What travellers say. */
export const testimonials = pgTable(
	'testimonials',
	{
		id: identity(),
		name: text('name').notNull(),
		testimonial: text('testimonial').notNull(),
		/** Stars. */
		rating: integer('rating').notNull(),
		tripName: text('trip_name').notNull(),
		image: text('image'),
		createdAt: createdAt(),
	},
	(table) => [check('testimonials_rating_check', sql`${table.rating} between 1 and 5`)],
);

/**
 * The sets of first data that were planted, since what an administrator deletes later never comes back; and what is done
 * each day, with the moment at which it was done last.
 */
export const seeds = pgTable('seeds', {
	name: text('name').primaryKey(),
	plantedAt: createdAt(),
});

function state() {
	return text('state').$type<CatalogState>().notNull().default('published');
}
