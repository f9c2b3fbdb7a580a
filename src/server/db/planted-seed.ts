import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { firstCatalog } from './seed-catalog.ts';

/**
 * Notes beside an embedded database which first catalog it began with. One without a note is older than notes are:
 * it counts as begun with the catalog of now.
 * @param isPlanted whether it was planted just now
 */
export function noteSeed(directory: string, isPlanted: boolean): void {
	const note = noteIn(directory);
	if (isPlanted || !existsSync(note)) writeFileSync(note, seedDigest());
}

/** Whether the database in the directory began with another first catalog than a new one would. */
export function hasOtherSeed(directory: string): boolean {
	return readFileSync(noteIn(directory), 'utf8') !== seedDigest();
}

function noteIn(directory: string): string {
	return join(directory, 'seed');
}

/** Of the rows, not of the files that hold them: moved or reformatted data plants the same. */
function seedDigest(): string {
	const rows = firstCatalog('2000-01-01');
	return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
