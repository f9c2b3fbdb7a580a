import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';

import { type TripKeyPurpose, tripKeyPurposes } from '#src/domain/trips/trip-key.ts';

import { bookings } from './bookings.ts';
import { createdAt, identity, isOneOf, moment, searchText } from './columns.ts';

/** What opens the page of one trip. Only hashes are kept, so a copy of this table opens nothing. */
export const tripKeys = pgTable(
	'trip_keys',
	{
		/** What its owner calls it by in a list: the hash is nobody's to see. */
		id: identity(),
		bookingId: integer('booking_id')
			.notNull()
			.references(() => bookings.id, { onDelete: 'cascade' }),
		/** SHA-256 of the key, in hexadecimal. */
		keyHash: text('key_hash').notNull().unique(),
		purpose: text('purpose').$type<TripKeyPurpose>().notNull(),
		/** Whether whoever has it may change the trip, or only read of it. */
		mayChange: boolean('may_change').notNull(),
		/** Whether whoever has it sees what the trip costs. */
		showsPrices: boolean('shows_prices').notNull(),
		/** Of a browser's visit: the link that began it, and with which it ends; null where none did. */
		linkId: integer('link_id').references((): AnyPgColumn => tripKeys.id, { onDelete: 'cascade' }),
		/** Of one that was given on: who has it, in its owner's words; '' where they said nothing. */
		label: text('label').notNull().default(''),
		/** SHA-256 of the attempt that asked for it and of what it said: sent again, it gets the same row another key. */
		attemptHash: text('attempt_hash').unique(),
		createdAt: createdAt(),
		/** null: it ends with the trip's page. */
		expiresAt: moment('expires_at'),
	},
	(table) => [
		check('trip_keys_purpose_check', isOneOf(table.purpose, tripKeyPurposes)),
		index('trip_keys_booking_index').on(table.bookingId, table.purpose),
		index('trip_keys_link_index').on(table.linkId),
		index('trip_keys_expiry_index').on(table.expiresAt),
	],
);

/** Who has the seats of a booking; a seat of which nothing is known yet has no row. */
export const travellers = pgTable(
	'travellers',
	{
		id: identity(),
		bookingId: integer('booking_id')
			.notNull()
			.references(() => bookings.id, { onDelete: 'cascade' }),
		/** 1 is the lead's. */
		seat: integer('seat').notNull(),
		name: text('name').notNull(),
		/** null where it was not asked for, or not given yet. */
		birthDate: date('birth_date', { mode: 'string' }),
		/** Diet, mobility: '' where there are none. */
		needs: text('needs').notNull().default(''),
		createdAt: createdAt(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** By which a booking is found that somebody else made for them. */
		searchText: searchText((): AnyPgColumn[] => [travellers.name]),
	},
	(table) => [
		check('travellers_seat_check', sql`${table.seat} >= 1`),
		uniqueIndex('travellers_seat_unique').on(table.bookingId, table.seat),
		index('travellers_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);
