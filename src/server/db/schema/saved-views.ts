import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, identity } from './columns.ts';
import { users } from './users.ts';

/** Lists as a colleague narrowed them, under names of their own. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: identity(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** As the panel's address names it: 'bookings'. */
		tab: text('tab').notNull(),
		name: text('name').notNull(),
		/** As it stands in the address: 'status=Confirmed&q=oslo'. */
		query: text('query').notNull(),
		createdAt: createdAt(),
	},
	(table) => [uniqueIndex('saved_views_name_index').on(table.userId, table.tab, table.name)],
);
