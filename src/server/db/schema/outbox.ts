import { type AnyColumn, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type MuteReason, muteReasons } from '#src/domain/requests/suppression.ts';

import { bookings } from './bookings.ts';
import { createdAt, identity, isOneOf, moment, searchText } from './columns.ts';
import { operations } from './desk.ts';

/** Emails to send, each written in the transaction of the row it is about. */
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
		/** In plain text. */
		body: text('body').notNull(),
		/** The same with our look; '' of a letter that has plain text only. */
		html: text('html').notNull().default(''),
		/** A calendar file (RFC 5545) that goes with it; null: none. */
		calendar: text('calendar'),
		/**
		 * false of a letter that holds what opens something: what it says is forgotten once it is delivered. Of any other it
		 * stays for the desk as long as the row.
		 */
		keepsText: boolean('keeps_text').notNull().default(false),
		/** What no two letters tell: 'booking-received booking 12'; null of letters that may be sent again and again. */
		occasion: text('occasion').unique(),
		/** The booking that it is about; null of other letters. */
		bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
		/** What the desk did that it tells: it waits until that can no longer be undone; null of other letters. */
		operationId: integer('deed_id').references(() => operations.id, { onDelete: 'set null' }),
		createdAt: createdAt(),
		/** null until delivered. */
		sentAt: moment('sent_at'),
		attempts: integer('attempts').notNull().default(0),
		/** null: at once. */
		nextAttemptAt: moment('next_attempt_at'),
		lastError: text('last_error'),
		/** When the desk cancelled it before it was sent; null of all others. */
		cancelledAt: moment('cancelled_at'),
		/** 'booking 12': the row whose decision it tells; null of a letter that tells none. */
		about: text('about'),
		/** What its customer knew of that row before: 'Pending Confirmation'. */
		heard: text('heard'),
		searchText: searchText((): AnyColumn[] => [outbox.recipient, outbox.subject]),
	},
	(table) => [
		check('outbox_attempts_check', sql`${table.attempts} >= 0`),
		index('outbox_unsent_index')
			.on(table.id)
			.where(sql`${table.sentAt} is null`),
		// What is not tried again, and what was not tried yet.
		index('outbox_given_up_index')
			.on(table.createdAt, table.id, table.attempts)
			.where(
				sql`${table.sentAt} is null and ${table.nextAttemptAt} is null and ${table.cancelledAt} is null`,
			),
		index('outbox_sent_index').on(table.sentAt),
		// Of an address the newest, of very many.
		index('outbox_recipient_index').on(sql`lower(${table.recipient})`, table.createdAt),
		index('outbox_booking_index').on(table.bookingId),
		index('outbox_deed_index')
			.on(table.operationId)
			.where(sql`${table.operationId} is not null`),
		index('outbox_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
		check('outbox_heard_check', sql`(${table.about} is null) = (${table.heard} is null)`),
		// Of a row one letter at most waits to be sent for the first time.
		uniqueIndex('outbox_about_unique')
			.on(table.about)
			.where(
				sql`${table.sentAt} is null and ${table.attempts} = 0 and ${table.cancelledAt} is null`,
			),
		index('outbox_about_index')
			.on(table.about)
			.where(sql`${table.sentAt} is null and ${table.about} is not null`),
	],
);

/** Addresses that no letter goes to; letters to them wait until an administrator lifts it. */
export const mutedAddresses = pgTable(
	'muted_addresses',
	{
		id: identity(),
		/** In lower case. */
		address: text('address').notNull().unique(),
		reason: text('reason').$type<MuteReason>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [check('muted_addresses_reason_check', isOneOf(table.reason, muteReasons))],
);
