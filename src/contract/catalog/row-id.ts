import * as z from 'zod/mini';

/** What the database counts rows up to. */
export const largestRowId = 2_147_483_647;
/** The id of a database row. */
export const rowId = z.int().check(z.positive(), z.maximum(largestRowId));
