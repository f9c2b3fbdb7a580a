import type { Config } from '@netlify/functions';

import { getTour, listFeaturedTours, listTours } from '#src/contract/catalog.ts';
import { cacheTags } from '#src/server/cache.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { route, serve } from '#src/server/http/http.ts';
import { pagedAnswer, pageParameters } from '#src/server/http/paged-answer.ts';
import { selectFeaturedTours, selectTour, selectTours } from '#src/server/queries/catalog/tours.ts';

const lists = { tags: [cacheTags.tours] };

export const { handle, serveRequest, paths } = serve(
	route(listFeaturedTours, ({ deps }) => selectFeaturedTours(deps.db), { cache: () => lists }),
	route(listTours, ({ url, deps }) => pagedAnswer(url, (page) => selectTours(deps.db, page)), {
		cache: () => ({ ...lists, query: pageParameters }),
	}),
	route(
		getTour,
		async ({ id, deps }) => {
			const tour = await selectTour(deps.db, id);
			if (!tour) {
				throw new HttpError(404, { message: 'There is no tour package with this number.' });
			}
			return tour;
		},
		{ cache: (id) => ({ tags: [cacheTags.tours, cacheTags.tour(id)] }) },
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/tours/featured', '/api/tours', '/api/tours/:id'],
};
