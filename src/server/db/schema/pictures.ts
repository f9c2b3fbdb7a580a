import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

// As base64 on its way: the embedded engine would make a text of each byte, which takes seconds and 100 MB for a photograph.
const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({
	dataType: () => 'bytea',
	toDriver: ({ buffer, byteOffset, length }) =>
		sql`decode(${Buffer.from(buffer, byteOffset, length).toString('base64')}, 'base64')`,
});

/** The photographs that the desk uploaded. */
export const pictures = pgTable('pictures', {
	id: identity(),
	/** The first 16 hexadecimal digits of the SHA-256 of the file that was uploaded: the same file is the same picture. */
	key: text('key').notNull().unique(),
	/** What it shows. */
	alt: text('alt').notNull(),
	/** Pixels, of the largest file. */
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	createdAt: createdAt(),
});

/** Their files, where no object store keeps them. */
export const pictureFiles = pgTable('picture_files', {
	/** '0123456789abcdef/960x640.avif' */
	name: text('name').primaryKey(),
	bytes: bytea('bytes').notNull(),
});

/**
 * Photographs as they were sent: waiting to be made ready, ready, or refused. What became of each can be asked for a day. The
 * file itself lies with those of the pictures until then.
 */
export const pictureUploads = pgTable(
	'picture_uploads',
	{
		id: identity(),
		/** Of the picture that it becomes: the same file sent twice is made ready once. */
		key: text('key').notNull().unique(),
		/** What it shows, in the words that were sent last. */
		alt: text('alt').notNull(),
		/** Who sent it last. */
		sentBy: integer('sent_by')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** What it has become; null as long as it waits, and where it was refused. */
		pictureId: integer('picture_id').references(() => pictures.id, { onDelete: 'cascade' }),
		/** Why nothing can be made of it, in the words for whoever sent it. */
		problem: text('problem'),
		/** How often somebody began to make it ready. */
		attempts: integer('attempts').notNull().default(0),
		/** Until when it is left to whoever began. */
		workedUntil: moment('worked_until'),
		createdAt: createdAt(),
	},
	(table) => [
		check(
			'picture_uploads_outcome_check',
			sql`num_nonnulls(${table.pictureId}, ${table.problem}) <= 1`,
		),
		index('picture_uploads_sent_by_index').on(table.sentBy),
		index('picture_uploads_picture_index').on(table.pictureId),
	],
);
