import { eq, inArray, sql } from 'drizzle-orm';

import { pictureFiles } from '../db/schema.ts';
import type { PictureStore } from './picture-store.ts';

/** Files as rows of the database: stored and deleted with their picture, or not at all. */
export const databaseStore: PictureStore = {
	async put(transaction, files) {
		await transaction
			.insert(pictureFiles)
			.values([...files])
			.onConflictDoUpdate({ target: pictureFiles.name, set: { bytes: sql`excluded.bytes` } });
	},
	async read(db, name) {
		const [file] = await db
			.select({ bytes: pictureFiles.bytes })
			.from(pictureFiles)
			.where(eq(pictureFiles.name, name));
		return file?.bytes ?? null;
	},
	async remove(transaction, names) {
		await transaction.delete(pictureFiles).where(inArray(pictureFiles.name, [...names]));
	},
};
