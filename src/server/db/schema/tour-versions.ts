import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import type { Tour } from '#src/contract/catalog/catalog.ts';

import { tours } from './catalog.ts';
import { createdAt } from './columns.ts';

/** A tour as it read at each of its versions: a booking names the one that it bought. */
export const tourVersions = pgTable(
	'tour_versions',
	{
		tourId: integer('tour_id')
			.notNull()
			.references(() => tours.id, { onDelete: 'cascade' }),
		version: integer('version').notNull(),
		tour: jsonb('tour').$type<Tour>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.tourId, table.version] })],
);
