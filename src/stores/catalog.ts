import { loadable } from './loadable.ts';

// The contract brings zod with it: pages that never ask do not load it.
async function callsAndLists() {
	const [{ call }, lists] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/catalog.ts'),
	]);
	return { call, lists };
}

/** The featured flight deals as the database has them now. */
export const featuredDeals = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listFeaturedFlights);
});

export const featuredTours = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listFeaturedTours);
});

export const allTours = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listTours);
});

export const featuredDestinations = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listFeaturedDestinations);
});

export const allDestinations = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listDestinations);
});

export const testimonials = loadable(async () => {
	const { call, lists } = await callsAndLists();
	return call(lists.listTestimonials);
});
