import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the engine's files are to the runtime that it was compiled for, as far as it is needed here. */
type HostFiles = { stream_ops: { fsync?: (stream: { nfd: number }) => number } };

/** As that runtime numbers it. */
const inputOutputError = 29;

/**
 * Files of the embedded database of which `fsync` waits until they are on the disk. The engine's own ignore it, and
 * answer that it was done.
 */
class FilesOnDisk extends NodeFS {
	override async init(...[engine, options]: Parameters<NodeFS['init']>) {
		const { emscriptenOpts } = await super.init(engine, options);
		const preRun = [...(emscriptenOpts.preRun ?? []), letSync];
		return { emscriptenOpts: { ...emscriptenOpts, preRun } };
	}
}

/**
 * What `PGlite.create` needs so that no statement is done before it is on the disk, as on any PostgreSQL: it survives a
 * power cut then, as far as the disk does not lie.
 */
export function waitingForDisk(path: string) {
	return {
		fs: new FilesOnDisk(path),
		startParams: [
			// Its other name is fsync=off.
			...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
			// By default it would call fdatasync, for which the runtime never asks the files.
			'-c',
			'wal_sync_method=fsync',
		],
	};
}

/** Waits until a folder and all that is in it is on the disk. */
export function syncFolder(path: string): void {
	for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
		syncFile(join(entry.parentPath, entry.name));
	}
	syncFile(path);
}

function letSync({ NODEFS }: { NODEFS: HostFiles }): void {
	NODEFS.stream_ops.fsync = ({ nfd }) => {
		try {
			fsyncSync(nfd);
			return 0;
		} catch {
			// The engine stops: what it wrote may be lost, and it cannot know what.
			return inputOutputError;
		}
	};
}

function syncFile(path: string): void {
	// Windows opens no folders.
	if (process.platform === 'win32') return;
	const file = openSync(path, 'r');
	fsyncSync(file);
	closeSync(file);
}
