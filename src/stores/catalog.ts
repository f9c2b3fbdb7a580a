import type { FlightDeal } from '#src/contract/catalog.ts';

import { loadable } from './loadable.ts';

/** The featured flight deals as the database has them now. */
export const featuredDeals = loadable<FlightDeal[]>(async () => {
	// The contract brings zod with it: pages that never ask do not load it.
	const [{ call }, { listFeaturedFlights }] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/catalog.ts'),
	]);
	return call(listFeaturedFlights);
});
