import type { DealSummary } from '#src/contract/catalog/catalog.ts';

import { loadable } from './loadable.ts';

// The contract brings zod with it: pages that never ask do not load it.
async function callsAndLists() {
	const [{ ApiError, call }, lists] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/catalog/catalog.ts'),
	]);
	return { ApiError, call, lists };
}

/** The featured flight deals as the database has them now. */
export const featuredDeals = loadable<DealSummary[]>(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listFeaturedFlights);
});

/** Every flight deal, the featured ones first. */
export const allDeals = loadable<DealSummary[]>(async () => {
	const { call, lists } = await callsAndLists();
	return everyRow((options) => call(lists.listFlights, options));
});

export const featuredTours = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listFeaturedTours);
});

export const allTours = loadable(everyTour);

/** Every tour, the featured ones first. */
export async function everyTour() {
	const { call, lists } = await callsAndLists();
	return everyRow((options) => call(lists.listTours, options));
}

export const featuredDestinations = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listFeaturedDestinations);
});

export const allDestinations = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return everyRow((options) => call(lists.listDestinations, options));
});

/** What travellers say; none as well where the API answers something that is no list of it. */
export const testimonials = loadable(async () => {
	const { ApiError, call, lists } = await callsAndLists();
	try {
		return await call(lists.listTestimonials);
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 200) throw error;
		console.error(error);
		return [];
	}
});

type Options = { query?: Record<string, number> };

// The API gives only so many rows at a time; a longer list needs a second call.
async function everyRow<Row>(ask: (options: Options) => Promise<Row[]>): Promise<Row[]> {
	const { listLimits } = await import('#src/contract/http/paging.ts');
	const first = await ask({});
	if (first.length < listLimits.default) return first;
	return [...first, ...(await ask({ query: { limit: listLimits.most, offset: first.length } }))];
}
