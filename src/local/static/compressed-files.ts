import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compress } from '../http/content-coding.ts';
import type { CompressBody } from '../http/representation.ts';

/**
 * Compresses as well as it can be done, which takes up to a second, and only once: the result is kept in
 * `.compressed` inside the build, under the digest of the content, and goes with the build.
 */
export function compressedFiles(dist: string): CompressBody {
	const directory = join(dist, '.compressed');

	return async (body, coding) => {
		const digest = createHash('sha256').update(body).digest('base64url');
		const file = join(directory, `${digest}.${coding}`);
		try {
			return await readFile(file);
		} catch {
			const compressed = await compress(body, coding, 11);
			// A build that cannot be written to is served all the same.
			await keep(directory, file, compressed).catch(() => undefined);
			return compressed;
		}
	};
}

/** Another process may be reading: the file appears whole or not at all. */
async function keep(directory: string, file: string, content: Buffer): Promise<void> {
	await mkdir(directory, { recursive: true });
	const unfinished = `${file}.${process.pid}`;
	await writeFile(unfinished, content);
	await rename(unfinished, file);
}
