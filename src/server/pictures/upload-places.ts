import { pictureMessages } from '#src/contract/admin/pictures.ts';

import type { Database } from '../db/database.ts';
import { pictureUploads } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { isWaiting } from './picture-uploads.ts';

/** Files that a process has in memory at a time: one that is made ready, and one that comes meanwhile. */
const mostInProcess = 2;
/** Files that wait in the database, whichever process took them. */
const mostWaiting = 20;
/** Seconds after which somebody is worth asking again, where many wait. */
const pause = 60;

let taken = 0;
/** Seconds that a file keeps its place, as the latest ones did. */
let usual = 4;

/**
 * Takes a place for one file, before a byte of it is read.
 * @returns gives it back
 * @throws HttpError 429 that says after how many seconds there may be one
 */
export async function takeUploadPlace({ db }: Pick<Dependencies, 'db'>): Promise<() => void> {
	if (taken >= mostInProcess) throw busy(Math.max(1, Math.ceil(usual)));
	taken += 1;
	const begun = performance.now();
	try {
		if ((await countWaiting(db)) >= mostWaiting) throw busy(pause);
	} catch (error) {
		taken -= 1;
		throw error;
	}
	return () => {
		taken -= 1;
		const seconds = (performance.now() - begun) / 1000;
		// A refused one is over at once, and says nothing of the others.
		if (seconds > 0.5) usual = (usual + seconds) / 2;
	};
}

function countWaiting(db: Database): Promise<number> {
	return db.$count(pictureUploads, isWaiting());
}

function busy(seconds: number): HttpError {
	const headers = { 'Retry-After': String(seconds) };
	return new HttpError(429, { message: pictureMessages.busy(seconds) }, headers);
}
