import * as z from 'zod/mini';

import { readLegs } from '#src/domain/flights/stored-legs.ts';

/** The legs of a booked flight; none of a deal, a tour, or what was booked before legs had times. */
export const flightLegs = z.pipe(z.optional(z.unknown()), z.transform(readLegs));
