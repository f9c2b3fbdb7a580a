import * as z from 'zod/mini';

/**
 * Where no letter confirms what was stored: those to the address came back, or it had as many today as we send. Else an
 * answer does not hold it.
 */
export const noLetter = z.optional(z.literal(true));
