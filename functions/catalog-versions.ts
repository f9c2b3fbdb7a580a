import type { Config } from '@netlify/functions';

import { readCatalogVersions } from '#src/contract/catalog/catalog.ts';
import { selectCatalogVersions } from '#src/server/catalog/versions.ts';
import { route, serve } from '#src/server/http/route.ts';
import { cacheTags } from '#src/server/platform/cache.ts';

const { flights, tours, destinations, testimonials } = cacheTags;

export const { handle, serveRequest, endpoints } = serve(
	route(readCatalogVersions, ({ deps }) => selectCatalogVersions(deps.db), {
		cache: () => ({ tags: [flights, tours, destinations, testimonials] }),
	}),
);
export default serveRequest;

export const config: Config = { path: ['/api/catalog-versions'] };
