import { readCatalogVersions } from '#src/contract/catalog/catalog.ts';
import { selectCatalogVersions } from '#src/server/catalog/versions.ts';
import { route } from '#src/server/http/route.ts';
import { cacheTags, freshSeconds } from '#src/server/platform/cache.ts';

const { flights, tours, destinations, testimonials } = cacheTags;

export const routes = [
	route(readCatalogVersions, ({ deps }) => selectCatalogVersions(deps.db, deps.now()), {
		cache: () => ({ tags: [flights, tours, destinations, testimonials], seconds: freshSeconds }),
	}),
];
