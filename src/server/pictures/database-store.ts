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
			.select({ base64: sql<string>`encode(${pictureFiles.bytes}, 'base64')` })
			.from(pictureFiles)
			.where(eq(pictureFiles.name, name));
		return file ? new Uint8Array(Buffer.from(file.base64, 'base64')) : null;
	},
	async remove(transaction, names) {
		await transaction.delete(pictureFiles).where(inArray(pictureFiles.name, [...names]));
	},
};
