import type { APIRoute, GetStaticPaths } from 'astro';

import { townsStartingAs, townStarts } from '#src/domain/flights/all-towns.ts';

// Those too that no town starts with: what is asked for is there.
export const getStaticPaths = (() =>
	townStarts.map((start) => ({ params: { start } }))) satisfies GetStaticPaths;

/** The towns whose names start with two letters, those of most people first: what a field of the search asks for. */
export const GET: APIRoute = ({ params: { start = '' } }) => Response.json(townsStartingAs(start));
