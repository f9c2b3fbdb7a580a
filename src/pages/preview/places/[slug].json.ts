import type { APIRoute, GetStaticPaths } from 'astro';

import { placeFacts } from '#src/components/destinations/place-facts.ts';
import { places } from '#src/places.ts';

export const getStaticPaths = (() =>
	places.map(({ slug }) => ({ params: { slug } }))) satisfies GetStaticPaths;

/** What the page of a destination in this place shows beside its row, for the function that draws previews. */
export const GET: APIRoute = async ({ params }) =>
	Response.json(await placeFacts(params['slug'] ?? null));
