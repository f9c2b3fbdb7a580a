import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { deliver, type Size } from '../printing/deliver.ts';
import type { Picture } from '../printing/picture.ts';
import { changedPictures, forgetOthers, print, readRecord, type Press } from '../printing/print.ts';
import { disc, poster } from '../tools/kit.ts';

const sun = dot('posters/sun', 'gold');
const moon = dot('posters/moon', 'silver');

let press: Press;

beforeEach(async () => {
	const folder = await mkdtemp(join(tmpdir(), 'bright-departures-studio-'));
	press = { folder: join(folder, 'public'), record: join(folder, 'drawn.json') };
});
afterEach(() => rm(join(press.folder, '..'), { recursive: true }));

test('a picture is printed in every width and format', async () => {
	await printAll([sun]);
	for (const file of ['sun-20.avif', 'sun-20.webp', 'sun-40.avif', 'sun-40.webp'])
		expect(existsSync(join(press.folder, 'posters', file))).toBe(true);
});

test('what was printed is not printed again', async () => {
	await printAll([sun, moon]);
	expect(await changedPictures([sun, moon], press)).toEqual([]);
});

test('only what is drawn otherwise is printed again', async () => {
	await printAll([sun, moon]);
	const redSun = dot('posters/sun', 'red');
	expect(await changedPictures([redSun, moon], press)).toEqual([redSun]);
});

test('a picture in another width is printed again', async () => {
	await printAll([sun]);
	const larger = dot('posters/sun', 'gold', [
		[20, 10],
		[60, 10],
	]);
	expect(await changedPictures([larger], press)).toEqual([larger]);
});

test('a picture that has to weigh less is printed again', async () => {
	await printAll([sun]);
	const lighter = dot('posters/sun', 'gold', [
		[20, 10],
		[40, 5],
	]);
	expect(await changedPictures([lighter], press)).toEqual([lighter]);
});

test('a picture that lost a file is printed again', async () => {
	await printAll([sun, moon]);
	await rm(join(press.folder, 'posters/moon-20.webp'));
	expect(await changedPictures([sun, moon], press)).toEqual([moon]);
});

test('the same drawing gives the same bytes', async () => {
	expect(await sun.make()).toEqual(await dot('posters/sun', 'gold').make());
	expect(await sun.make()).not.toEqual(await moon.make());
});

test('a picture that is drawn no longer is forgotten', async () => {
	await printAll([sun, moon]);
	await forgetOthers([moon], press);
	expect(Object.keys(await readRecord(press.record))).toEqual(['posters/moon']);
});

async function printAll(pictures: Picture[]): Promise<void> {
	for (const picture of pictures) await print(picture, press);
}

function dot(
	name: string,
	colour: string,
	sizes: Size[] = [
		[20, 10],
		[40, 10],
	],
): Picture {
	return deliver(name, poster(disc(400, 500, 300, colour)), sizes);
}
