import * as z from 'zod/mini';

/** Carries the attempt's id (a UUID): a retry after a lost answer sends the same one and stores nothing twice. */
export const attemptHeader = 'X-Client-Id';
export const attemptId = z.uuid(`${attemptHeader} must be a UUID.`);
