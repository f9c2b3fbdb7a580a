import fs, { cpSync, readlinkSync, renameSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

// Loaded before a program, it keeps beside a folder what a disk would still have of it after a power cut, at the worst:
// of each file what it held when `fsync` was last called for it, and nothing of a file for which it never was. (The
// system may have written more by itself; on that nobody can count.)
const { DISK_OF: folder = '', DISK: disk = '' } = process.env;

fs.fsyncSync = (file) => {
	const path = readlinkSync(`/proc/self/fd/${file}`);
	const place = relative(folder, path);
	if (place.startsWith('..') || !statSync(path).isFile()) return;
	// Whole or not at all, also when the power fails meanwhile: a disk loses nothing that it had.
	const copy = join(disk, 'copy');
	cpSync(path, copy);
	renameSync(copy, join(disk, place));
};
syncBuiltinESMExports();
