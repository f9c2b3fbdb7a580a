import type { Database } from '../db/database.ts';

/** A file of a picture, by its name: '0123456789abcdef/960x640.avif'. */
export type StoredFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Where the files of uploaded pictures are kept. */
export type PictureStore = {
	/** Keeps the files; those that have the names already are replaced. @param transaction the one that stores the picture */
	put: (transaction: Database, files: readonly StoredFile[]) => Promise<void>;
	/** What a file holds; null where there is none of the name. */
	read: (db: Database, name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
	/** Forgets the files. @param transaction the one that deletes the picture */
	remove: (transaction: Database, names: readonly string[]) => Promise<void>;
};
