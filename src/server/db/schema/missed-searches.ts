import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { type MissedKind, missedKinds } from '#src/domain/catalog/missed-search.ts';

import { isOneOf } from './columns.ts';

/** How often something was looked for on a day and not found: counts alone, of nobody. */
export const missedSearches = pgTable(
	'missed_searches',
	{
		/** In New York. */
		day: date('day', { mode: 'string' }).notNull(),
		kind: text('kind').$type<MissedKind>().notNull(),
		/** As `missedWords` leaves them. */
		words: text('words').notNull(),
		count: integer('count').notNull().default(1),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.kind, table.words] }),
		check('missed_searches_kind_check', isOneOf(table.kind, missedKinds)),
	],
);
