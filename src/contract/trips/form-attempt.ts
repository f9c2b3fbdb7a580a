import * as z from 'zod/mini';

/** The attempt's id, where a form of the page brings it in place of a header. */
export const formAttempt = z.optional(z.uuid('attempt must be a UUID.'));
