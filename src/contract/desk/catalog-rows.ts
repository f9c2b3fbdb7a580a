import * as z from 'zod/mini';

import { catalogStates } from '#src/domain/catalog/catalog-state.ts';

import { rowId } from '../catalog/catalog.ts';
import { page } from '../http/paging.ts';
import { seenVersion } from './conflict.ts';

/** What the panel has of a deal, tour or destination beside what visitors are shown. */
export const revision = {
	version: z.int(),
	updatedAt: z.iso.datetime(),
	state: z.enum(catalogStates),
	/** null of a row that is there; a deleted one can be brought back for a while. */
	deletedAt: z.nullable(z.iso.datetime()),
};

/** The reply to a deletion. */
export const deleted = z.object({ id: rowId });

export const restoring = z.strictObject({ version: seenVersion });

/** What still names a row, for whoever is about to take it away. */
export const references = z.object({
	openBookings: z.int(),
	tours: z.int(),
	waiting: z.int(),
});

/** The query parameters of a list of the catalog: a page of the rows that are there, of a state or of all, or of the deleted ones. */
export const catalogPage = z.extend(page, {
	deleted: z._default(z.enum(['false', 'true'], 'deleted must be true or false.'), 'false'),
	state: z.optional(z.enum(catalogStates, 'state must be draft, published or archived.')),
});
