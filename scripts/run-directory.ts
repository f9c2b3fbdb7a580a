import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** More than a run ever holds at once: databases, their copies and the browsers' own files. */
const needed = 6 * 1024 ** 3;

export type RunDirectory = {
	path: string;
	/** What tells the programs of the run to keep their own files there too. */
	env: Record<string, string>;
};

/**
 * Makes a folder for all that a run of tests writes; the caller removes it. It lies in memory where there is room: a
 * database is a thousand files, which a disk takes longer to make and to remove than the tests to use.
 */
export async function makeRunDirectory(): Promise<RunDirectory> {
	const isRoomy = await hasRoom();
	const path = await mkdtemp(join(isRoomy ? memory : tmpdir(), 'bright-departures-test-'));
	// PostgreSQL runs as somebody else, and has its folder in here.
	await chmod(path, 0o711);
	return { path, env: isRoomy ? { TMPDIR: path } : {} };
}

async function hasRoom(): Promise<boolean> {
	const space = await statfs(memory).catch(() => null);
	return space !== null && space.bavail * space.bsize >= needed;
}
