import { longestPictureTurn, pictureMessages } from '#src/contract/desk/pictures.ts';

import type { Database } from '../db/database.ts';
import { pictureUploads } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { isWaiting } from './picture-uploads.ts';

/** Files that a process has in memory at a time: one that is made ready, and one that comes meanwhile. */
const mostInProcess = 2;
/** Files that wait in the database, whichever process took them. */
const mostWaiting = 20;
let taken = 0;
/** Seconds that a file keeps its place, as the latest ones did. */
let usual = 4;
/** When the last one that was sent away is to come, in milliseconds. */
let lastTurn = 0;

/**
 * Takes a place for one file, before a byte of it is read.
 * @returns gives it back
 * @throws HttpError 429 that says after how many seconds there may be one: to everybody another moment, so that not all come
 *   again at once and two of them are let in
 */
export async function takeUploadPlace({
	db,
	now,
}: Pick<Dependencies, 'db' | 'now'>): Promise<() => void> {
	if (taken >= mostInProcess) throw busy(nextTurn(now().getTime()));
	taken += 1;
	const begun = now().getTime();
	try {
		if ((await countWaiting(db)) >= mostWaiting) throw busy(longestPictureTurn);
	} catch (error) {
		taken -= 1;
		throw error;
	}
	return () => {
		taken -= 1;
		const seconds = Math.min((now().getTime() - begun) / 1000, longestPictureTurn);
		// A refused one is over at once, and says nothing of the others.
		if (seconds > 0.5) usual = (usual + seconds) / 2;
	};
}

/** @returns seconds until the places that are taken, and those who wait for them, have had theirs */
function nextTurn(at: number): number {
	const turn = Math.max(at, lastTurn) + (usual * 1000) / mostInProcess;
	lastTurn = Math.min(turn, at + longestPictureTurn * 1000);
	return Math.max(1, Math.ceil((lastTurn - at) / 1000));
}

function countWaiting(db: Database): Promise<number> {
	return db.$count(pictureUploads, isWaiting());
}

function busy(seconds: number): HttpError {
	const headers = { 'Retry-After': String(seconds) };
	return new HttpError(429, { message: pictureMessages.busy(seconds) }, headers);
}
