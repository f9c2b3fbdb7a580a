import { pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What is wrong with the service now, and whether the administrator was told; a row is gone when it is over. */
export const incidents = pgTable('incidents', {
	/** 'letters': one of each kind at a time. */
	kind: text('kind').primaryKey(),
	beganAt: moment('began_at').notNull(),
	/** null until somebody took the alert. */
	toldAt: moment('told_at'),
	/** Before then, whoever set it tells of it, and nobody else. */
	claimedUntil: moment('claimed_until').notNull(),
});
