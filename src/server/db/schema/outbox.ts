import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, identity, moment } from './columns.ts';

/** E-mails to send, each written in the transaction of the row it is about. */
export const outbox = pgTable(
	'outbox',
	{
		id: identity(),
		/** 'booking-received' */
		kind: text('kind').notNull(),
		recipient: text('recipient').notNull(),
		/** Who gets the answer to the letter; null: we do. */
		replyTo: text('reply_to'),
		subject: text('subject').notNull(),
		/** '' once delivered. */
		body: text('body').notNull(),
		createdAt: createdAt(),
		/** null until delivered. */
		sentAt: moment('sent_at'),
		attempts: integer('attempts').notNull().default(0),
		/** null: at once. */
		nextAttemptAt: moment('next_attempt_at'),
		lastError: text('last_error'),
	},
	(table) => [
		check('outbox_attempts_check', sql`${table.attempts} >= 0`),
		index('outbox_unsent_index')
			.on(table.id)
			.where(sql`${table.sentAt} is null`),
		index('outbox_sent_index').on(table.sentAt),
	],
);
