import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, identity } from './columns.ts';

const bytea = customType<{ data: Uint8Array<ArrayBuffer> }>({ dataType: () => 'bytea' });

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
