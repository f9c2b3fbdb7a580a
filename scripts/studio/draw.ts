/** Draws the posters and the portraits of the site: `npm run draw`. scripts/studio/README.md says what it can. */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { allPictures } from './pictures.ts';
import type { Picture } from './printing/picture.ts';
import { changedPictures, forgetOthers, press, print } from './printing/print.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { all: { type: 'boolean' }, preview: { type: 'boolean' } },
});
const pictures = await allPictures();
const unknown = positionals.filter((word) => !pictures.some((picture) => isCalled(picture, word)));

if (unknown.length > 0) {
	const known = pictures.map(({ name }) => basename(name)).join(', ');
	console.error(`There is no picture called ${unknown.join(', ')}. There are: ${known}.`);
	process.exitCode = 1;
} else {
	const chosen = await choose();
	for (const picture of chosen) await (values.preview ? preview(picture) : draw(picture));
	await forgetOthers(pictures, press);
	if (chosen.length === 0) console.log('Nothing has changed: every picture is drawn.');
}

/** The pictures that are named; or all; or what has changed. */
async function choose(): Promise<Picture[]> {
	if (positionals.length > 0)
		return pictures.filter((picture) => positionals.some((word) => isCalled(picture, word)));
	return values.all ? pictures : changedPictures(pictures, press);
}

/** 'london' is 'posters/london'. */
function isCalled({ name }: Picture, word: string): boolean {
	return name === word || basename(name) === word;
}

async function draw(picture: Picture): Promise<void> {
	const weights = Object.entries(await print(picture, press)).map(
		([file, bytes]) => `${basename(file)} ${(bytes / 1024).toFixed(1)} KB`,
	);
	console.log(`${picture.name}: ${weights.join(', ')}`);
}

/** A PNG file in the drawing's own size, for the illustrator's eyes. */
async function preview({ name, svg }: Picture): Promise<void> {
	const folder = join(tmpdir(), 'bright-departures-studio');
	await mkdir(folder, { recursive: true });
	const file = join(folder, `${basename(name)}.png`);
	await sharp(Buffer.from(svg)).png().toFile(file);
	console.log(file);
}
