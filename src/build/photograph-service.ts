import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** No page shows a photograph wider, on the sharpest screen. */
const mostWide = 2400;
const kept = 'node_modules/.astro/photographs';

/** By the digest of the file: all sizes of a photograph wait for the same one. */
const smaller = new Map<string, Promise<Uint8Array>>();

/**
 * Astro's own service, which reads the whole photograph for each size and format that it makes of it. One of a camera is
 * made smaller before, once, and kept beside what else Astro keeps from build to build.
 */
const service: LocalImageService = {
	...sharpService,
	async transform(input, ...given) {
		return sharpService.transform(await madeSmaller(input), ...given);
	},
};
export default service;

async function madeSmaller(input: Uint8Array): Promise<Uint8Array> {
	const { width, height } = await sharp(input, { failOn: 'none' }).metadata();
	if (Math.max(width, height) <= mostWide) return input;
	const digest = createHash('sha256').update(input).digest('hex').slice(0, 32);
	const found = smaller.get(digest) ?? keptOrMade(input, digest);
	smaller.set(digest, found);
	return found;
}

async function keptOrMade(input: Uint8Array, digest: string): Promise<Uint8Array> {
	const file = join(kept, `${mostWide}-${digest}.webp`);
	const before = await readFile(file).catch(() => null);
	if (before !== null) return before;
	const made = await sharp(input, { failOn: 'none' })
		.rotate()
		.resize({ width: mostWide, height: mostWide, fit: 'inside' })
		.webp({ quality: 95, effort: 1 })
		.toBuffer();
	await mkdir(kept, { recursive: true });
	// Another build may make the same: each has a whole file under the name.
	const own = `${file}.${process.pid}`;
	await writeFile(own, made);
	await rename(own, file);
	return made;
}
