import { type AnyColumn, sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';

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
		/** Whether they work at the desk without being administrators. */
		isAgent: boolean('is_agent').notNull().default(false),
		status: text('status').$type<AccountStatus>().notNull().default(accountStatuses[0]),
		/** When the link in a letter to the address was followed: what was booked under it is theirs; null: not yet. */
		verifiedAt: moment('verified_at'),
		createdAt: createdAt(),
		searchText: searchText((): AnyColumn[] => [users.username, users.email, users.fullName]),
	},
	(table) => [
		check('users_status_check', isOneOf(table.status, accountStatuses)),
		check('users_role_check', sql`not (${table.isAdmin} and ${table.isAgent})`),
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
		/** When its owner last gave the password or a code again; null: not since signing in. */
		confirmedAt: moment('confirmed_at'),
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
		/** 'Firefox on Windows', of whoever works at the desk; '' of a visitor. */
		device: text('device').notNull().default(''),
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

/** One-time links that show that an address is its account's owner's. */
export const emailVerifications = pgTable(
	'email_verifications',
	{
		/** SHA-256 of the link's token, in hexadecimal. */
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The address that is shown to be theirs; another than the account's becomes the account's. */
		email: text('email').notNull(),
		createdAt: createdAt(),
		expiresAt: moment('expires_at').notNull(),
		/** null until the link was used. */
		usedAt: moment('used_at'),
	},
	(table) => [
		index('email_verifications_user_index').on(table.userId),
		index('email_verifications_expiry_index').on(table.expiresAt),
	],
);

/** People whom an account's owner books for, so that the checkout need not ask again. */
export const savedTravellers = pgTable(
	'saved_travellers',
	{
		id: identity(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		name: text('name').notNull(),
		/** '' where it is not given, as with all that follow. */
		phone: text('phone').notNull().default(''),
		address: text('address').notNull().default(''),
		city: text('city').notNull().default(''),
		country: text('country').notNull().default(''),
		zipCode: text('zip_code').notNull().default(''),
		birthDate: date('birth_date', { mode: 'string' }),
		needs: text('needs').notNull().default(''),
		createdAt: createdAt(),
	},
	(table) => [index('saved_travellers_user_index').on(table.userId, table.id)],
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
