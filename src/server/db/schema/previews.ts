import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { type CatalogRowKind, catalogRowKinds } from '#src/domain/catalog/preview.ts';

import { createdAt, isOneOf, moment } from './columns.ts';

/** Links that show a row of the catalog before it is published. Only hashes are kept, so a copy of this table opens nothing. */
export const previews = pgTable(
	'previews',
	{
		/** SHA-256 of the link's key, in hexadecimal. */
		tokenHash: text('token_hash').primaryKey(),
		kind: text('kind').$type<CatalogRowKind>().notNull(),
		/** The row's id in the table of its kind. */
		rowId: integer('row_id').notNull(),
		createdAt: createdAt(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [
		check('previews_kind_check', isOneOf(table.kind, catalogRowKinds)),
		index('previews_expiry_index').on(table.expiresAt),
	],
);
