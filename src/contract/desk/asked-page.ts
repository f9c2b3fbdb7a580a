import * as z from 'zod/mini';

import { day } from '../http/day.ts';
import { page } from '../http/paging.ts';

/** The query parameters of a list of requests, which may be narrowed to those of some days of New York, both included. */
export const askedPage = z.extend(page, {
	askedFrom: z.optional(day('askedFrom')),
	askedTo: z.optional(day('askedTo')),
});
