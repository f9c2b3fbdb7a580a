import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compress } from '../http/content-coding.ts';
import type { CompressBody } from '../http/representation.ts';

/**
 * Compresses as well as it can be done, which takes up to a second, and only once: the result is kept in
 * `.compressed` inside the build, under the digest of the content, and goes with the build.
 * @param earlier another build, in which it may have been done already
 */
export function compressedFiles(dist: string, earlier = dist): CompressBody {
	const directory = join(dist, '.compressed');

	return async (body, coding) => {
		const digest = createHash('sha256').update(body).digest('base64url');
		const name = `${digest}.${coding}`;
		const file = join(directory, name);
		try {
			return await readFile(file);
		} catch {
			const known = await readFile(join(earlier, '.compressed', name)).catch(() => null);
			const compressed = known ?? (await compress(body, coding, 11));
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
