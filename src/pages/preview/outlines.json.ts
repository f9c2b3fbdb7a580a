import type { APIRoute } from 'astro';

import { encodedOutlines } from '#src/domain/maps/outlines.ts';

/** The outlines of the earth, for the function that draws previews: they are too heavy to be carried by it. */
export const GET: APIRoute = () => Response.json(encodedOutlines);
