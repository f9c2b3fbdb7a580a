import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import service from '#src/build/photograph-service.ts';

const config = { service: { entrypoint: '', config: {} } } as Parameters<
	typeof service.transform
>[2];
const logger = {} as Parameters<typeof service.transform>[3];

function made(input: Uint8Array, width: number) {
	return service.transform(input, { src: '', width, format: 'webp' }, config, logger);
}

function photograph(width: number, height: number): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
	return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
		.withExif({ IFD0: { Artist: 'Ada Lovelace' } })
		.jpeg()
		.toBuffer();
}

const large = await photograph(3000, 2000);
const kept = `node_modules/.astro/photographs/2400-${createHash('sha256').update(large).digest('hex').slice(0, 32)}.webp`;
afterAll(() => rm(kept, { force: true }));

test('a photograph of a camera is made smaller once, and all its sizes are made of that', async () => {
	const [small, wide] = await Promise.all([made(large, 480), made(large, 2400)]);
	for (const [{ data }, width] of [
		[small, 480],
		[wide, 2400],
	] as const) {
		const found = await sharp(data).metadata();
		expect([found.width, found.exif]).toEqual([width, undefined]);
	}
	expect(await sharp(kept).metadata()).toMatchObject({ width: 2400, height: 1600 });
	// Nothing is made wider than what is kept.
	expect((await sharp((await made(large, 2800)).data).metadata()).width).toBe(2400);
});

test('one that is small enough is taken as it is', async () => {
	const small = await photograph(2400, 1600);
	const digest = createHash('sha256').update(small).digest('hex').slice(0, 32);
	await made(small, 800);
	expect(existsSync(`node_modules/.astro/photographs/2400-${digest}.webp`)).toBe(false);
});
