import { type AnyColumn, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type AccountStatus, accountStatuses } from '#src/domain/users/user.ts';

import { createdAt, identity, isOneOf, moment, searchText } from './columns.ts';

/** Accounts. */
export const users = pgTable(
	'users',
	{
		id: identity(),
		username: text('username').notNull(),
		email: text('email').notNull(),
		fullName: text('full_name').notNull(),
		/** A PHC string: the parameters stand beside the hash. */
		passwordHash: text('password_hash').notNull(),
		isAdmin: boolean('is_admin').notNull().default(false),
		status: text('status').$type<AccountStatus>().notNull().default(accountStatuses[0]),
		createdAt: createdAt(),
		searchText: searchText((): AnyColumn[] => [users.username, users.email, users.fullName]),
	},
	(table) => [
		check('users_status_check', isOneOf(table.status, accountStatuses)),
		uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
		uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
		index('users_order_index').on(table.createdAt, table.id),
		index('users_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

/** Who is signed in. Only the token's hash is kept, so a copy of this table opens nothing. */
export const sessions = pgTable(
	'sessions',
	{
		/** SHA-256 of the cookie's token, in hexadecimal. */
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
		expiresAt: moment('expires_at').notNull(),
		/** What its owner calls it by in the list of their sessions: the hash is nobody's to see. */
		id: integer('id').generatedAlwaysAsIdentity().unique(),
		/** When somebody worked in it last, to within a few minutes; of a visitor's session the beginning. */
		lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
		/** 'Firefox on Windows', of an administrator's session; '' of a visitor's. */
		device: text('device').notNull().default(''),
	},
	(table) => [
		index('sessions_user_index').on(table.userId),
		index('sessions_expiry_index').on(table.expiresAt),
	],
);

/** When somebody signed in, for the panel's list of activities: sessions themselves end without a trace. */
export const signIns = pgTable(
	'sign_ins',
	{
		id: identity(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
	},
	(table) => [
		index('sign_ins_order_index').on(table.createdAt, table.id),
		index('sign_ins_user_index').on(table.userId, table.createdAt),
	],
);

/** One-time links to a new password. */
export const passwordResets = pgTable(
	'password_resets',
	{
		/** SHA-256 of the link's token, in hexadecimal. */
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
		expiresAt: moment('expires_at').notNull(),
		/** null until the link was used. */
		usedAt: moment('used_at'),
	},
	(table) => [index('password_resets_user_index').on(table.userId)],
);

/** Counters that every process shares, each for one window of time. */
export const rateLimits = pgTable(
	'rate_limits',
	{
		/** What is limited and for whom: 'bookings:203.0.113.7'. */
		key: text('key').primaryKey(),
		hits: integer('hits').notNull(),
		/** When the window ends and counting begins again. */
		resetsAt: moment('resets_at').notNull(),
	},
	(table) => [
		check('rate_limits_hits_check', sql`${table.hits} >= 0`),
		index('rate_limits_expiry_index').on(table.resetsAt),
	],
);
