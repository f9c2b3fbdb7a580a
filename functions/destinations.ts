import type { Config } from '@netlify/functions';

import {
	getDestination,
	listDestinations,
	listFeaturedDestinations,
} from '#src/contract/catalog.ts';
import { cacheTags } from '#src/server/cache.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { route, serve } from '#src/server/http/http.ts';
import { pagedAnswer, pageParameters } from '#src/server/http/paged-answer.ts';
import {
	selectDestination,
	selectDestinations,
	selectFeaturedDestinations,
} from '#src/server/queries/catalog/destinations.ts';

const lists = { tags: [cacheTags.destinations] };

export const { handle, serveRequest, paths } = serve(
	route(listFeaturedDestinations, ({ deps }) => selectFeaturedDestinations(deps.db), {
		cache: () => lists,
	}),
	route(
		listDestinations,
		({ url, deps }) => pagedAnswer(url, (page) => selectDestinations(deps.db, page)),
		{ cache: () => ({ ...lists, query: pageParameters }) },
	),
	route(
		getDestination,
		async ({ id, deps }) => {
			const destination = await selectDestination(deps.db, id);
			if (!destination) {
				throw new HttpError(404, { message: 'There is no destination with this number.' });
			}
			return destination;
		},
		{ cache: (id) => ({ tags: [cacheTags.destinations, cacheTags.destination(id)] }) },
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/destinations/featured', '/api/destinations', '/api/destinations/:id'],
};
