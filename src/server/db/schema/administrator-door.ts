import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type DeskRole, deskRoles } from '#src/domain/users/role.ts';

import { createdAt, identity, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** Browsers in which an administrator has signed in before. They open nothing, and are not kept out by others' guesses. */
export const knownDevices = pgTable(
	'known_devices',
	{
		/** SHA-256 of the cookie's token, in hexadecimal. */
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [
		index('known_devices_user_index').on(table.userId, table.createdAt),
		index('known_devices_expiry_index').on(table.expiresAt),
	],
);

/** What makes the codes that an account asks for beside its password. */
export const secondFactors = pgTable('second_factors', {
	userId: integer('user_id')
		.primaryKey()
		.references(() => users.id, { onDelete: 'cascade' }),
	/** As `secret-box.ts` writes it: sealed, where the server has a key. */
	secret: text('secret').notNull(),
	createdAt: createdAt(),
	/** null until a code has shown that a phone knows the secret; before that it is not asked for. */
	confirmedAt: moment('confirmed_at'),
	/** Of the code that was used last, which 30 seconds since 1970 it belonged to: none is taken twice. */
	lastStep: integer('last_step').notNull().default(0),
});

/** What opens an account once each, where the phone is lost. */
export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		/** SHA-256 of the code's digits, in hexadecimal. */
		codeHash: text('code_hash').notNull(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
	},
	(table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and whose code is awaited. They are no sessions, and open nothing. */
export const codeSteps = pgTable(
	'code_steps',
	{
		/** SHA-256 of the cookie's token, in hexadecimal. */
		tokenHash: text('token_hash').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		expiresAt: moment('expires_at').notNull(),
		wrongCodes: integer('wrong_codes').notNull().default(0),
	},
	(table) => [
		index('code_steps_user_index').on(table.userId),
		index('code_steps_expiry_index').on(table.expiresAt),
	],
);

/** Colleagues who were asked by letter to work at the desk; whoever accepts has an account, and no row here any more. */
export const invitations = pgTable(
	'invitations',
	{
		id: identity(),
		email: text('email').notNull(),
		role: text('role').$type<DeskRole>().notNull(),
		/** SHA-256 of the link's token, in hexadecimal. */
		tokenHash: text('token_hash').notNull().unique(),
		/** Who asked; the invitation ends with their account. */
		invitedById: integer('invited_by_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: createdAt(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [
		check('invitations_role_check', isOneOf(table.role, deskRoles)),
		// One open invitation for an address.
		uniqueIndex('invitations_email_unique').on(sql`lower(${table.email})`),
		index('invitations_inviter_index').on(table.invitedById),
		index('invitations_expiry_index').on(table.expiresAt),
	],
);
