import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import type { Tour } from '#src/contract/catalog/catalog.ts';

import { createdAt } from './columns.ts';

/** A tour as it read at a version, kept when it is entered, changed or booked. It stays when the tour goes. */
export const tourVersions = pgTable(
	'tour_versions',
	{
		/** A tour's id; ids are never given again. */
		tourId: integer('tour_id').notNull(),
		version: integer('version').notNull(),
		tour: jsonb('tour').$type<Tour>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [primaryKey({ columns: [table.tourId, table.version] })],
);
