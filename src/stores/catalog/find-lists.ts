import * as z from 'zod/mini';

import { ApiError, call } from '#src/browser/api.ts';
import {
	type Destination,
	type FlightDeal,
	type ListedTour,
	listDestinations,
	listFeaturedDestinations,
	listFeaturedFlights,
	listFeaturedTours,
	listFlights,
	listTestimonials,
	listTours,
	type Testimonial,
	testimonial,
} from '#src/contract/catalog/catalog.ts';
import { listLimits } from '#src/contract/http/paging.ts';

import { logFailure } from '../log-failure.ts';

/** The featured flight deals as the database has them now, those that have departed left out. */
export function findFeaturedDeals(): Promise<FlightDeal[]> {
	return call(listFeaturedFlights);
}

/** Every flight deal, the featured ones first. */
export function findDeals(): Promise<FlightDeal[]> {
	return everyRow((options) => call(listFlights, options));
}

export function findFeaturedTours(): Promise<ListedTour[]> {
	return call(listFeaturedTours);
}

export function findTours(): Promise<ListedTour[]> {
	return everyRow((options) => call(listTours, options));
}

export function findFeaturedDestinations(): Promise<Destination[]> {
	return call(listFeaturedDestinations);
}

export function findDestinations(): Promise<Destination[]> {
	return everyRow((options) => call(listDestinations, options));
}

/** What travellers say; none as well where the API answers something that is no list of it. */
export async function findTestimonials(): Promise<Testimonial[]> {
	try {
		return await call(listTestimonials);
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 200) throw error;
		logFailure(error);
		return [];
	}
}

/**
 * Testimonials that a page was built with, from their JSON.
 * @throws where it is something else
 */
export function parseTestimonials(json: string): Testimonial[] {
	return z.parse(z.array(testimonial), JSON.parse(json));
}

type Options = { query?: Record<string, number> };

// The API gives only so many rows at a time; a longer list needs a second call.
async function everyRow<Row>(ask: (options: Options) => Promise<Row[]>): Promise<Row[]> {
	const first = await ask({});
	if (first.length < listLimits.default) return first;
	return [...first, ...(await ask({ query: { limit: listLimits.most, offset: first.length } }))];
}
