import * as z from 'zod/mini';

import { personRowKinds, readPersonRow } from '#src/domain/desk/person-row.ts';

import { largestRowId } from '../catalog/catalog.ts';

const rowUnnamed = 'of must name a row of theirs, as booking-12.';

/** A row that somebody left, by its name, as 'booking-12'. */
export const personRowOf = z.pipe(
	z.string(rowUnnamed),
	z.pipe(
		z.transform(readPersonRow),
		z.object(
			{
				kind: z.enum(personRowKinds),
				id: z.int().check(z.positive(), z.maximum(largestRowId, rowUnnamed)),
			},
			rowUnnamed,
		),
	),
);
