import * as z from 'zod/mini';

import { ApiError, call } from '#src/browser/api.ts';
import {
	type Destination,
	type ListedTour,
	listDestinations,
	listFeaturedDestinations,
	listFeaturedFlights,
	listFeaturedTours,
	listFlights,
	listTestimonials,
	listTours,
	type ShownDeal,
	type Testimonial,
	testimonial,
} from '#src/contract/catalog/catalog.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import { isOnSale } from '#src/domain/flights/deal.ts';
import { onSaleAt } from '#src/domain/tours/departure-choice.ts';

import { logFailure } from '../log-failure.ts';

/** The featured flight deals as the database has them now, those left out that can no longer be sold. */
export async function findFeaturedDeals(): Promise<ShownDeal[]> {
	return dealsOnSale(await call(listFeaturedFlights));
}

/** Every flight deal that can be sold, the featured ones first. */
export async function findDeals(): Promise<ShownDeal[]> {
	return dealsOnSale(await everyRow((options) => call(listFlights, options)));
}

/** The featured tours, with the departures that can be sold. */
export async function findFeaturedTours(): Promise<ListedTour[]> {
	return toursNow(await call(listFeaturedTours));
}

/** Every tour, likewise. */
export async function findTours(): Promise<ListedTour[]> {
	return toursNow(await everyRow((options) => call(listTours, options)));
}

// The answers are kept until a row changes: what can no longer be sold is found out where they are read.
function dealsOnSale(deals: readonly ShownDeal[]): ShownDeal[] {
	const now = new Date();
	return deals.filter((deal) => isOnSale(deal, now));
}

function toursNow(tours: readonly ListedTour[]): ListedTour[] {
	const now = new Date();
	return tours.map((tour) => onSaleAt(tour, now));
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
