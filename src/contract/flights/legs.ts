import * as z from 'zod/mini';

import { readBookedLegs } from '#src/domain/flights/booked-legs.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';

/** The legs of a booked flight; none of a deal, a tour, or what was booked before legs had times. */
export const flightLegs = z.pipe(z.optional(z.unknown()), z.transform(readLegs));

/** As `flightLegs`, with those of which only the day is known. */
export const bookedLegs = z.pipe(z.optional(z.unknown()), z.transform(readBookedLegs));
