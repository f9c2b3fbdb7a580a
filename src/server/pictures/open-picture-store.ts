import { environment } from '../platform/environment.ts';
import { blobsStore } from './blobs-store.ts';
import { databaseStore } from './database-store.ts';
import type { PictureStore } from './picture-store.ts';

/** The store that the environment names. */
export function pictureStore(): PictureStore {
	return environment().pictureStore === 'database' ? databaseStore : blobsStore;
}
