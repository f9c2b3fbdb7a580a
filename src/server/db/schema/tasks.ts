import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { bookings } from './bookings.ts';
import { attempt, createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** What somebody of the desk wants to be done by a moment: where it stands say `desk_items`, once anybody has made anything of it. */
export const tasks = pgTable(
	'tasks',
	{
		id: identity(),
		...attempt(),
		title: text('title').notNull(),
		dueAt: moment('due_at').notNull(),
		/** The booking that it is about; null where it is about none. */
		bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
		/** Who wants it; the name stays when the account goes. */
		authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
		author: text('author').notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index('tasks_due_index').on(table.dueAt, table.id),
		index('tasks_booking_index').on(table.bookingId, table.id),
	],
);
