import { date, index, integer, pgTable } from 'drizzle-orm/pg-core';

import { bookings } from './bookings.ts';
import { dollars } from './columns.ts';

/**
 * The earliest instalment of each confirmed booking that is not paid and is due by a day that is known: computed by the
 * terms that it was sold on (`open-instalment.ts`), and kept so that the desk's list finds what is overdue.
 */
export const openInstalments = pgTable(
	'open_instalments',
	{
		bookingId: integer('booking_id')
			.primaryKey()
			.references(() => bookings.id, { onDelete: 'cascade' }),
		/** In New York. */
		dueOn: date('due_on', { mode: 'string' }).notNull(),
		/** Dollars of it that are not paid. */
		amount: dollars('amount').notNull(),
	},
	(table) => [index('open_instalments_due_index').on(table.dueOn, table.bookingId)],
);
